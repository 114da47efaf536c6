import { useCallback, useSyncExternalStore } from 'react';
import { msToNextSecond, secondsLeft } from './seconds-left.ts';

/**
 * Whole seconds until a moment (as Date.now() gives it), 0 once it is past. A new moment starts it anew.
 * Show the number outside live regions: read aloud every second it would drown everything else.
 */
export function useCountdown(until: number | null): number {
  const subscribe = useCallback((tell: () => void) => tickUntil(until, tell), [until]);
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(until, Date.now()),
    () => 0,
  );
}

function tickUntil(until: number | null, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    if (secondsLeft(until, Date.now()) === 0) return;
    timer = setTimeout(tick, msToNextSecond(until, Date.now()));
  };
  const tick = () => {
    tell();
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}
