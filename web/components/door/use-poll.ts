import { useEffect, useEffectEvent } from 'react';

/**
 * Does something again and again while the page is in view, and at once when it comes back into view. One that is
 * under way is not joined by another, and one that fails is left for the next. `null` rests.
 */
export function usePoll(everyMs: number | null, poll: () => Promise<void>): void {
  const onTurn = useEffectEvent(poll);
  useEffect(() => {
    if (everyMs === null) return;
    let isUnderWay = false;
    const turn = async () => {
      if (isUnderWay || document.visibilityState !== 'visible') return;
      isUnderWay = true;
      try {
        await onTurn();
      } catch {
        // The next turn asks again.
      } finally {
        isUnderWay = false;
      }
    };
    const timer = setInterval(turn, everyMs);
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [everyMs]);
}
