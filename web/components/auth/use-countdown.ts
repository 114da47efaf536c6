import { useCallback, useSyncExternalStore } from 'react';
import { msToNextSecond, secondsLeft } from './seconds-left.ts';

/**
 * The remaining seconds until a time (from Date.now()), 0 once it has passed. A new time restarts it. Keep the number
 * out of live regions: announcing it every second would drown out everything else.
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
