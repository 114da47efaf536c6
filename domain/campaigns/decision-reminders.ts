import { newYorkDate } from '#domain/format/deadlines.ts';

const DAY_MS = 24 * 3_600_000;
/** Long enough that a deadline on Monday is announced on Friday. */
const SOON_MS = 3 * DAY_MS;

export interface DecisionReminder {
  /** Each key is reminded once. */
  key: string;
  isOverdue: boolean;
}

/** The reminder of our own deadline that is due now: before it, on its last day, then once a day after it. */
export function decisionReminder(decideBy: string, now: Date): DecisionReminder | null {
  const left = Date.parse(decideBy) - now.getTime();
  if (left <= 0) return { key: newYorkDate(now), isOverdue: true };
  if (left <= DAY_MS) return { key: 'today', isOverdue: false };
  return left <= SOON_MS ? { key: 'soon', isOverdue: false } : null;
}
