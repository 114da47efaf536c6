import type { Database } from '#server/platform/db/database.ts';
import { bucketsFor, type Criteria, isEverything } from './criteria.ts';
import { estimateBuckets } from './estimate-buckets.ts';
import { type LookUp, planLookUp, type Sized } from './plan-look-up.ts';
import { ANY_RANGE, type Market, readMarket, shareIn } from './read-market.ts';
import { RARE, readWords } from './read-words.ts';

/** The buckets to scan, and what to check on the way, to find everything that meets the criteria. */
export interface Plan {
  /** Every match is in at least one of these. */
  buckets: readonly string[];
  /** A match is also in at least one bucket of each group. */
  groups: readonly (readonly string[])[];
  /** The estimated number of entries in those buckets, and the share of them that will match. */
  length: number;
  fitting: number;
  /** Another way, if the criteria have words. */
  look_up?: LookUp;
}

/** Above this number, buckets are scanned in segments instead of one full page each. */
export const MANY_BUCKETS = 4;

interface Search {
  criteria: Criteria;
  enough: number;
  now: Date;
}

/** Returns the plan that is expected to read the fewest entries, or null if nothing can match. */
export async function findPlan(db: Database, search: Search): Promise<Plan | null> {
  const { criteria, now, enough } = search;
  const choice = bucketsFor(criteria);
  if (choice.by_step?.length === 0) return null;
  const { plain } = choice;
  if (criteria.search !== '') return planSearch(db, search, choice);
  const isOnly = choice.by_day === null && choice.by_step === null;
  if (isOnly && plain.length <= MANY_BUCKETS) return { buckets: plain, groups: [], length: 0, fitting: 1 };
  const market = await readMarket(db, now);
  return shortest(plansFor({ criteria, choice, words: [], scope_length: market.campaigns, market }), enough);
}

/** A search is planned twice: along the buckets of its places, days or payouts, and by a lookup of its words. */
async function planSearch(
  db: Database,
  { criteria, enough, now }: Search,
  choice: ReturnType<typeof bucketsFor>,
): Promise<Plan | null> {
  const [market, shares] = await Promise.all([readMarket(db, now), readWords(db, now)]);
  const scopes = isEverything(choice.plain) ? [] : choice.plain;
  const said = await estimateBuckets(db, { search: criteria.search, buckets: scopes }, market);
  if (said.words.length === 0 || (scopes.length > 0 && said.length === 0)) return null;
  const words = said.words.map((bucket) => ({
    buckets: [bucket],
    length: (shares.get(bucket) ?? RARE) * market.campaigns,
  }));
  const scope_length = scopes.length > 0 ? said.length : market.campaigns;
  const scan = shortest(plansFor({ criteria, choice, words, scope_length, market }), enough);
  if (scan === null) return null;
  const { from, to, low_cents, high_cents } = criteria;
  const inDays = shareIn(market, { ...ANY_RANGE, from, to });
  const inPayouts = shareIn(market, { ...ANY_RANGE, low_cents, high_cents });
  const ranged = choice.ranges.map((buckets) => ({
    buckets,
    length: market.campaigns * (buckets[0]?.startsWith('a@') ? inDays : inPayouts),
  }));
  const placed = scopes.length > 0 ? [{ buckets: scopes, length: scope_length }] : [];
  return { ...scan, look_up: planLookUp([...words, ...placed, ...ranged], market.campaigns) };
}

interface Ground {
  criteria: Criteria;
  choice: ReturnType<typeof bucketsFor>;
  words: readonly Sized[];
  scope_length: number;
  market: Market;
}

function plansFor({ criteria, choice, words, scope_length, market }: Ground): Plan[] {
  const { from, to, low_cents, high_cents } = criteria;
  const days = shareIn(market, { ...ANY_RANGE, from, to });
  const payouts = shareIn(market, { ...ANY_RANGE, low_cents, high_cents });
  // A range on the sort column is no filter: it decides where the scan begins and ends.
  const scanned = { newest: 1, highest_payout: payouts, deadline_soon: days }[criteria.sort];
  const inRange = shareIn(market, criteria) / scanned;
  const said = words.reduce((share, { length }) => share * Math.min(length / market.campaigns, 1), 1);
  const groups = words.map(({ buckets }) => buckets);
  const along = (buckets: readonly string[] | null, share: number): Plan[] =>
    buckets === null
      ? []
      : [{ buckets, groups, fitting: (inRange / share) * said, length: scope_length * scanned * share }];
  return [...along(choice.plain, 1), ...along(choice.by_day, days), ...along(choice.by_step, payouts)];
}

/** The cost of finding the beginning of a bucket, in entries read. */
const BUCKET_COST = 10;

function shortest(plans: readonly Plan[], enough: number): Plan | null {
  return plans.reduce<Plan | null>(
    (best, plan) => (best === null || costOfScan(plan, enough) < costOfScan(best, enough) ? plan : best),
    null,
  );
}

/** The expected number of entries read until enough match. */
export function costOfScan({ buckets, length, fitting }: Plan, enough: number): number {
  return buckets.length * (BUCKET_COST + Math.min(length / buckets.length, enough / fitting));
}
