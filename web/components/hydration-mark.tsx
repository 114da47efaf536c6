import type { ReactNode } from 'react';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';

/**
 * Marks a part whose code is still loading, because it doesn't handle events yet. Rendered inside the Suspense boundary
 * of that code.
 */
export function HydrationMark({ children }: { children: ReactNode }) {
  return <div data-unhydrated={useIsHydrated() ? undefined : ''}>{children}</div>;
}
