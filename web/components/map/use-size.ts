import { useCallback, useState } from 'react';
import type { Size } from './view.ts';

/** How large an element is; `guess` until it has been measured. */
export function useSize(guess: Size): [Size, (element: HTMLElement | null) => (() => void) | undefined] {
  const [size, setSize] = useState(guess);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [size, measure];
}
