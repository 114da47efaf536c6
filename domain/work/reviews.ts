export const REVIEW_WORDS_MAX_LENGTH = 600;
/** Fewer than this say more about one person than about how somebody works. */
const LEAST_REVIEWS_FOR_AVERAGE = 3;

export const REVIEW_SIDES = ['creator', 'business'] as const;
export type ReviewSide = (typeof REVIEW_SIDES)[number];

/** One decimal, as it is shown; null while there are too few. */
export function averageOf(count: number, starSum: number): number | null {
  return count < LEAST_REVIEWS_FOR_AVERAGE ? null : Math.round((starSum / count) * 10) / 10;
}

/** Both are open once both are in or the time is over. */
export function areOpen(sides: number, opensAt: string, now: Date): boolean {
  return sides === 2 || Date.parse(opensAt) <= now.getTime();
}
