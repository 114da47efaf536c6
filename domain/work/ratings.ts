import { daysAfter } from './work-timers.ts';

export const RATING_WORDS_MAX_LENGTH = 600;
/** The time the rated side has to answer, once the rating is published. */
export const ANSWER_DAYS = 14;
/** An average of fewer ratings than this would say more about one person than about the work. */
export const LEAST_RATINGS_FOR_AVERAGE = 3;

export const RATING_SIDES = ['creator', 'business'] as const;
export type RatingSide = (typeof RATING_SIDES)[number];

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

/** Rounded to one decimal; null while there are too few. */
export function averageOf(count: number, starSum: number): number | null {
  return count < LEAST_RATINGS_FOR_AVERAGE ? null : Math.round((starSum / count) * 10) / 10;
}

/** Both are published once both are written or the time is over. */
export function areOpen(sides: number, opensAt: string, now: Date): boolean {
  return sides === 2 || Date.parse(opensAt) <= now.getTime();
}

/** The deadline for answering a published rating. */
export function answerableUntil(shownAt: string): Date {
  return daysAfter(new Date(shownAt), ANSWER_DAYS);
}
