import { useSyncExternalStore } from 'react';

/** What an on-screen keyboard leaves of the window, in pixels; null where there is none, and before anything is seen. */
export function useSeenHeight(isWanted: boolean): number | null {
  const height = useSyncExternalStore(watch, measure, () => null);
  return isWanted ? height : null;
}

function watch(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const follow = () => {
    // A browser that pushes the page up to show the field would push the head of the thread out of sight.
    window.scrollTo(0, 0);
    onChange();
  };
  viewport.addEventListener('resize', follow);
  return () => viewport.removeEventListener('resize', follow);
}

function measure(): number | null {
  const viewport = window.visualViewport;
  return viewport ? Math.round(viewport.height * viewport.scale) : null;
}
