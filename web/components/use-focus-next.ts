import { useEffect, useRef } from 'react';

interface Awaited {
  at: number;
  from: Element | null;
}

/**
 * Answers what a press for more rows does: it loads them, and the first new one has the focus as soon as it is drawn.
 * Whoever has gone on to something else by then stays there.
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
    // What was pressed is gone after the last rows, and the focus with it.
    const { activeElement } = document;
    if (activeElement === wait.from || activeElement === document.body) rowAt(wait.at)?.focus();
  });
  return () => {
    awaited.current = { at: shown, from: document.activeElement };
    load();
  };
}
