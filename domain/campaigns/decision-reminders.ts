import { newYorkDate } from '#domain/format/deadlines.ts';

const DAY_MS = 24 * 3_600_000;
/** Long enough that a deadline on Monday is announced on Friday. */
const SOON_MS = 3 * DAY_MS;

export interface DecisionReminder {
  /** One reminder is sent for each key. */
  key: string;
  isOverdue: boolean;
}

/** Which reminder of a deadline of ours is due now: before it, on its last day, then one for every day that has passed. */
export function decisionReminder(decideBy: string, now: Date): DecisionReminder | null {
  const left = Date.parse(decideBy) - now.getTime();
  if (left <= 0) return { key: newYorkDate(now), isOverdue: true };
  if (left <= DAY_MS) return { key: 'today', isOverdue: false };
  return left <= SOON_MS ? { key: 'soon', isOverdue: false } : null;
}
