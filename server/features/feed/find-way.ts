import type { Database } from '../../db/database.ts';
import { type Estimate, estimateShelves } from './estimate-shelves.ts';
import { ANY_RANGE, type Market, readMarket, shareIn } from './read-market.ts';
import { isEverything, shelvesFor, type Wanted } from './wanted.ts';

/** One way to everything that is wanted. */
export interface Way {
  /** Every campaign that is wanted stands on one of these. */
  shelves: readonly string[];
  /** And on one of each of these. */
  groups: readonly (readonly string[])[];
  /** How many entries stand there, about, and the share of them that will fit. */
  length: number;
  fitting: number;
}

/** With more than this they are not just walked as far as each of them alone needs. */
export const MANY_SHELVES = 4;

interface Search {
  wanted: Wanted;
  enough: number;
  now: Date;
}

/** The way on which the fewest entries are looked at, as far as one can tell; null where nothing can be found. */
export async function findWay(db: Database, search: Search): Promise<Way | null> {
  const { wanted, now } = search;
  const choice = shelvesFor(wanted);
  if (choice.by_step?.length === 0) return null;
  const isSearch = wanted.search !== '';
  const { plain } = choice;
  const isOnly = !isSearch && choice.by_day === null && choice.by_step === null;
  if (isOnly && plain.length <= MANY_SHELVES) return { shelves: plain, groups: [], length: 0, fitting: 1 };
  const market = await readMarket(db, now);
  const scopes = isEverything(plain) ? [] : plain;
  const { words, length } = isSearch
    ? await estimateShelves(db, { search: wanted.search, shelves: scopes }, market)
    : { words: [], length: 0 };
  if (isSearch && (words[0]?.length ?? 0) === 0) return null;
  const scope_length = isSearch && scopes.length > 0 ? length : market.campaigns;
  return shortest(waysTo({ wanted, choice, words, scope_length, market }), search.enough);
}

interface Ground {
  wanted: Wanted;
  choice: ReturnType<typeof shelvesFor>;
  /** The rarest first. */
  words: readonly Estimate[];
  scope_length: number;
  market: Market;
}

function waysTo({ wanted, choice, words, scope_length, market }: Ground): Way[] {
  const { from, to, low_cents, high_cents } = wanted;
  const days = shareIn(market, { ...ANY_RANGE, from, to });
  const payouts = shareIn(market, { ...ANY_RANGE, low_cents, high_cents });
  // What the list is sorted by is no condition on the way: the walk begins and ends there.
  const walked = { newest: 1, highest_payout: payouts, deadline_soon: days }[wanted.sort];
  const inRange = shareIn(market, wanted) / walked;
  const shareOf = (length: number) => Math.min(length / market.campaigns, 1);
  const said = words.reduce((share, { length }) => share * shareOf(length), 1);
  const groups = words.map(({ shelf }) => [shelf]);
  const along = (shelves: readonly string[] | null, share: number): Way[] =>
    shelves === null
      ? []
      : [{ shelves, groups, fitting: (inRange / share) * said, length: scope_length * walked * share }];
  const ways = [...along(choice.plain, 1), ...along(choice.by_day, days), ...along(choice.by_step, payouts)];
  const [rarest] = words;
  if (rarest === undefined) return ways;
  const scope = isEverything(choice.plain) ? [] : [choice.plain];
  const fitting = (inRange * said * shareOf(scope_length)) / shareOf(rarest.length);
  const byWord = { shelves: [rarest.shelf], groups: [...groups.slice(1), ...scope], fitting };
  return [
    { ...byWord, length: rarest.length * walked },
    ...(scope.length > 0 || ways.length > 1 ? ways : []),
  ];
}

/** What it costs to find the beginning of a shelf, in entries. */
const SHELF_COST = 10;

function shortest(ways: readonly Way[], enough: number): Way | null {
  const costOf = ({ shelves, length, fitting }: Way) =>
    shelves.length * (SHELF_COST + Math.min(length / shelves.length, enough / fitting));
  return ways.reduce<Way | null>(
    (best, way) => (best === null || costOf(way) < costOf(best) ? way : best),
    null,
  );
}
