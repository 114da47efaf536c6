import { POST_METRICS, type PostNumbers } from './post-numbers.ts';

/** The results of one creator or of all of them together, with their cost. */
export interface Results extends PostNumbers {
  taps: number;
  redemptions: number;
  /** Released for the work, with our fee. Null where it isn't shown. */
  spend_cents: number | null;
}

export interface Costs {
  per_1000_views_cents: number | null;
  per_tap_cents: number | null;
  per_redemption_cents: number | null;
}

/** Charts show this many days at most, the latest. */
export const MOST_REPORT_DAYS = 366;
/** A campaign has far fewer spots. */
export const MOST_REPORT_ROWS = 1000;
export const BEST_POSTS = 5;
export const SHARE_TOKEN_LENGTH = 32;

/** The cost of each, rounded half up to the cent. Null if the spend isn't shown or there is nothing to divide it by. */
export function costsOf({
  spend_cents,
  views,
  taps,
  redemptions,
}: Pick<Results, 'spend_cents' | 'views' | 'taps' | 'redemptions'>): Costs {
  return {
    per_1000_views_cents: costPer(spend_cents, views, 1000),
    per_tap_cents: costPer(spend_cents, taps, 1),
    per_redemption_cents: costPer(spend_cents, redemptions, 1),
  };
}

/** In whole numbers, because a floating-point division may end on the wrong side of half a cent. */
function costPer(spend: number | null, count: number | null, unit: number): number | null {
  if (spend === null || count === null || count <= 0) return null;
  const [cents, of] = [BigInt(spend) * BigInt(unit), BigInt(count)];
  return Number((2n * cents + of) / (2n * of));
}

/** The sum of rows. A figure nobody knows stays unknown; beside known ones it counts for nothing. */
export function sumResults(rows: readonly Results[]): Results {
  return {
    ...sumNumbers(rows),
    taps: sum(rows.map(({ taps }) => taps)) ?? 0,
    redemptions: sum(rows.map(({ redemptions }) => redemptions)) ?? 0,
    spend_cents: rows.length === 0 ? 0 : sum(rows.map(({ spend_cents }) => spend_cents)),
  };
}

export function sumNumbers(rows: readonly PostNumbers[]): PostNumbers {
  const sums = POST_METRICS.map((metric) => [metric, sum(rows.map((row) => row[metric]))] as const);
  return Object.fromEntries(sums) as PostNumbers;
}

function sum(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  return known.length === 0 ? null : known.reduce((total, count) => total + count, 0);
}

interface RankedPost {
  views: number | null;
  /** Of the creator's link, which counts for all their posts. */
  redemptions: number;
}

/** The posts with the most views first, then those whose creator brought more customers. Posts without views come last. */
export function bestFirst<Post extends RankedPost>(posts: readonly Post[]): Post[] {
  return posts.toSorted(
    (one, other) => (other.views ?? -1) - (one.views ?? -1) || other.redemptions - one.redemptions,
  );
}
