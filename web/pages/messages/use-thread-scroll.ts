import { useEffect, useRef, useState } from 'react';

/** So near the end counts as being there. */
const NEAR_PX = 80;
/** Earlier messages are fetched before their place comes into view. */
const AHEAD_PX = 600;

/**
 * A thread is drawn from its end upwards (`flex-col-reverse`), so its newest message is in view without a script, and
 * what is put above or below moves nothing. Its scroll position is 0 at the end and grows below zero from there.
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
