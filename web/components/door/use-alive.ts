import { useSyncExternalStore } from 'react';

/** False on the server and until the page has been taken over: what only the browser knows may be asked after. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
