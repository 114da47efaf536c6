import { useCallback, useSyncExternalStore } from 'react';

/** The server can't measure a screen, so it uses `onServer`. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
