import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The current minute. The first render uses the server's time, to match its HTML. */
export function useNow(): Date {
  const { now } = useRouteContext({ from: '__root__', select: ({ site }) => site });
  const onServer = useCallback(() => minuteOf(Date.parse(now)), [now]);
  return new Date(useSyncExternalStore(watch, () => minuteOf(Date.now()), onServer));
}

function watch(onChange: () => void): () => void {
  const timer = window.setInterval(onChange, MINUTE_MS);
  return () => window.clearInterval(timer);
}

function minuteOf(time: number): number {
  return Math.floor(time / MINUTE_MS) * MINUTE_MS;
}
