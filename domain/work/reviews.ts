import { daysAfter } from './work-timers.ts';

export const REVIEW_WORDS_MAX_LENGTH = 600;
/** How long the side that was reviewed can answer, once the review is published. */
export const ANSWER_DAYS = 14;
/** Fewer than this say more about one person than about how somebody works. */
const LEAST_REVIEWS_FOR_AVERAGE = 3;

export const REVIEW_SIDES = ['creator', 'business'] as const;
export type ReviewSide = (typeof REVIEW_SIDES)[number];

export const REPORT_REASONS = [
  'not_the_work',
  'insult',
  'private_data',
  'untrue',
  'pressure',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_REASON_WORDS: Record<ReportReason, string> = {
  not_the_work: 'It isn’t about this work',
  insult: 'Insults, threats or hate',
  private_data: 'It gives away private information',
  untrue: 'It says something untrue',
  pressure: 'It was written to get money or a favor',
  other: 'Something else',
};

export const REPORT_DECISIONS = ['keep', 'hide'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** One decimal, as it is shown; null while there are too few. */
export function averageOf(count: number, starSum: number): number | null {
  return count < LEAST_REVIEWS_FOR_AVERAGE ? null : Math.round((starSum / count) * 10) / 10;
}

/** Both are open once both are in or the time is over. */
export function areOpen(sides: number, opensAt: string, now: Date): boolean {
  return sides === 2 || Date.parse(opensAt) <= now.getTime();
}

/** Until when a published review can be answered. */
export function answerableUntil(shownAt: string): Date {
  return daysAfter(new Date(shownAt), ANSWER_DAYS);
}
