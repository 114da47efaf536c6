import { useEffect, useRef } from 'react';

interface Awaited {
  at: number;
  from: Element | null;
}

/**
 * Returns a handler for the "load more" button: it loads rows and focuses the first new one once it has rendered. If
 * the focus has moved elsewhere by then, it stays there.
 */
export function useFocusNext(
  shown: number,
  rowAt: (at: number) => HTMLElement | null | undefined,
  load: () => unknown,
): () => void {
  const awaited = useRef<Awaited | null>(null);
  useEffect(() => {
    const wait = awaited.current;
    if (wait === null || shown <= wait.at) return;
    awaited.current = null;
    // After the last rows the pressed button is gone, and the focus with it.
    const { activeElement } = document;
    if (activeElement === wait.from || activeElement === document.body) rowAt(wait.at)?.focus();
  });
  return () => {
    awaited.current = { at: shown, from: document.activeElement };
    load();
  };
}
