import type { ReactNode } from 'react';
import { useAlive } from './door/use-alive.ts';

/**
 * Says of a part whose code comes a little later that nothing in it hears a press yet. Stands within the boundary that
 * waits for the code.
 */
export function Waking({ children }: { children: ReactNode }) {
  return <div data-asleep={useAlive() ? undefined : ''}>{children}</div>;
}
