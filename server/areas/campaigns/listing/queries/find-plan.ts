import type { Database } from '#server/platform/db/database.ts';
import { bucketsFor, type Criteria, isEverything } from './criteria.ts';
import { type Estimate, estimateBuckets } from './estimate-buckets.ts';
import { ANY_RANGE, type Market, readMarket, shareIn } from './read-market.ts';

/** The buckets to scan, and what to check on the way, to find everything that meets the criteria. */
export interface Plan {
  /** Every match is in at least one of these. */
  buckets: readonly string[];
  /** A match is also in at least one bucket of each group. */
  groups: readonly (readonly string[])[];
  /** The estimated number of entries in those buckets, and the share of them that will match. */
  length: number;
  fitting: number;
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
  const { criteria, now } = search;
  const choice = bucketsFor(criteria);
  if (choice.by_step?.length === 0) return null;
  const isSearch = criteria.search !== '';
  const { plain } = choice;
  const isOnly = !isSearch && choice.by_day === null && choice.by_step === null;
  if (isOnly && plain.length <= MANY_BUCKETS) return { buckets: plain, groups: [], length: 0, fitting: 1 };
  const market = await readMarket(db, now);
  const scopes = isEverything(plain) ? [] : plain;
  const { words, length } = isSearch
    ? await estimateBuckets(db, { search: criteria.search, buckets: scopes }, market)
    : { words: [], length: 0 };
  if (isSearch && (words[0]?.length ?? 0) === 0) return null;
  const scope_length = isSearch && scopes.length > 0 ? length : market.campaigns;
  return shortest(plansFor({ criteria, choice, words, scope_length, market }), search.enough);
}

interface Ground {
  criteria: Criteria;
  choice: ReturnType<typeof bucketsFor>;
  /** Rarest first. */
  words: readonly Estimate[];
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
  const shareOf = (length: number) => Math.min(length / market.campaigns, 1);
  const said = words.reduce((share, { length }) => share * shareOf(length), 1);
  const groups = words.map(({ bucket }) => [bucket]);
  const along = (buckets: readonly string[] | null, share: number): Plan[] =>
    buckets === null
      ? []
      : [{ buckets, groups, fitting: (inRange / share) * said, length: scope_length * scanned * share }];
  const plans = [...along(choice.plain, 1), ...along(choice.by_day, days), ...along(choice.by_step, payouts)];
  const [rarest] = words;
  if (rarest === undefined) return plans;
  const scope = isEverything(choice.plain) ? [] : [choice.plain];
  const fitting = (inRange * said * shareOf(scope_length)) / shareOf(rarest.length);
  const byWord = { buckets: [rarest.bucket], groups: [...groups.slice(1), ...scope], fitting };
  return [
    { ...byWord, length: rarest.length * scanned },
    ...(scope.length > 0 || plans.length > 1 ? plans : []),
  ];
}

/** The cost of finding the beginning of a bucket, in entries read. */
const BUCKET_COST = 10;

function shortest(plans: readonly Plan[], enough: number): Plan | null {
  const costOf = ({ buckets, length, fitting }: Plan) =>
    buckets.length * (BUCKET_COST + Math.min(length / buckets.length, enough / fitting));
  return plans.reduce<Plan | null>(
    (best, plan) => (best === null || costOf(plan) < costOf(best) ? plan : best),
    null,
  );
}
