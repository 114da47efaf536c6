export function secondsLeft(until: number | null, now: number): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

/** The time until the number of remaining seconds changes. */
export function msToNextSecond(until: number | null, now: number): number {
  if (until === null) return 0;
  const left = Math.max(0, until - now);
  return left - (secondsLeft(until, now) - 1) * 1000;
}

export const againIn = (seconds: number) => `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
