import { useSyncExternalStore } from 'react';

/** False on the server and until the page is hydrated; after that, browser-only state can be read. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
