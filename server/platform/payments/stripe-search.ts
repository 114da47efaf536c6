import { PaymentFailure } from './payment-failure.ts';

const DAY_SECONDS = 86_400;
/** Two clocks never agree exactly. */
const SLACK_SECONDS = 300;
/** Older objects aren't searched one by one. */
const MOST_LOOKED_AT = 5_000;

/** The creation time of the row with this id, in seconds: our ids begin with it. */
export function madeAt(id: string): number {
  return Math.floor(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) / 1_000);
}

/** The provider's object for one of our rows is created soon after the row. */
export function soonAfter(id: string, days = 1): { gte: number; lte: number } {
  const from = madeAt(id);
  return { gte: from - SLACK_SECONDS, lte: from + days * DAY_SECONDS + SLACK_SECONDS };
}

/** Lists are up to date at once, unlike the search by metadata. */
export async function findAmong<T>(list: AsyncIterable<T>, isIt: (one: T) => boolean): Promise<T | null> {
  let seen = 0;
  for await (const one of list) {
    if (isIt(one)) return one;
    seen += 1;
    // An incomplete search doesn't prove that there is none.
    if (seen === MOST_LOOKED_AT) throw new PaymentFailure('away', 'There is too much to look through.');
  }
  return null;
}
