import type { ReactNode } from 'react';
import { useAlive } from '#web/components/auth/use-alive.ts';

/**
 * Marks a part whose code is still loading, because it doesn't handle events yet. Rendered inside the Suspense boundary
 * of that code.
 */
export function Waking({ children }: { children: ReactNode }) {
  return <div data-asleep={useAlive() ? undefined : ''}>{children}</div>;
}
