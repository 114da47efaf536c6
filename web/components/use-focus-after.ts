import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * A step that is done takes its button away, and the focus with it. Then the heading of what came instead gets it, so
 * that the next key continues there and a screen reader says what the page shows now.
 */
export function useFocusAfter(state: string, findHeading: () => HTMLElement | null): void {
  const shown = useRef(state);
  const focusHeading = useEffectEvent(() => {
    const heading = document.activeElement === document.body ? findHeading() : null;
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    focusHeading();
  }, [state]);
}
