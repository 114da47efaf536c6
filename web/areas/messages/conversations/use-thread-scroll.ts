import { useEffect, useRef, useState } from 'react';

/** Within this distance the thread counts as scrolled to the end. */
const NEAR_PX = 80;
/** Earlier messages are fetched this far ahead. */
const AHEAD_PX = 600;

/**
 * A thread is laid out from its end upward (`flex-col-reverse`), so the newest message is in view without a script, and
 * adding messages at either end doesn't shift the view. The scroll position is 0 at the end and negative above it.
 */
export function useThreadScroll() {
  const box = useRef<HTMLElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [isNearTop, setNearTop] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const onScroll = () => {
      const up = -element.scrollTop;
      setAtEnd(up < NEAR_PX);
      setNearTop(up > 0 && element.scrollHeight - element.clientHeight - up < AHEAD_PX);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, []);
  return { box, isAtEnd, isNearTop, toEnd: () => box.current?.scrollTo({ top: 0 }) };
}
