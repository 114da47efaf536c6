import { type RawBuilder, sql } from 'kysely';
import { addFigures, MARKET_FIGURES, type MarketFigures } from '#domain/admin/market.ts';
import { daysUpTo } from '#domain/admin/overview.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import type { Context } from '#server/platform/context.ts';
import { cacheFor } from '#server/platform/db/cache-for.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type MarketRow, sumMarket, withNumbers } from './sum-market.ts';

export interface MarketSums {
  /** By borough and industry together, without empty parts. */
  parts: Omit<MarketRow, 'day'>[];
  days: (MarketFigures & { day: string })[];
}

const DAY_MS = 86_400_000;

/** Today goes on: what it has so far may be a minute old. */
const sumToday = cacheFor(60, (db, now) => {
  const today = newYorkDate(now);
  return sumMarket(db, today, today);
});

/** Reads the days that are summed up already, and sums the others now, usually only today. */
export async function readMarket(
  { db, now }: Pick<Context, 'db' | 'now'>,
  first: string,
  last: string,
): Promise<MarketSums> {
  const days = daysUpTo(last, (Date.parse(last) - Date.parse(first)) / DAY_MS + 1);
  const summed = await summedDays(db, first, last);
  const start = (await firstSummedDay(db)) ?? first;
  const firstOpen = days.find((day) => day >= start && !summed.has(day));
  const isToday = firstOpen === last && last === newYorkDate(now());
  const live =
    firstOpen === undefined ? [] : await (isToday ? sumToday(db, now()) : sumMarket(db, firstOpen, last));
  const until = firstOpen ?? '9999-12-31';
  const stored = await readParts(db, first, until, last);
  const storedDays = new Map((await readDays(db, first, until, last)).map((row) => [row.day, row]));
  return {
    parts: addUp([...stored, ...live], ({ borough, industry }) => JSON.stringify([borough, industry])),
    days: days.map((day) => ({
      ...addFigures([...live.filter((row) => row.day === day), ...somes(storedDays.get(day))]),
      day,
    })),
  };
}

/** Nothing happened before it. */
async function firstSummedDay(db: Database): Promise<string | null> {
  const row = await db.selectFrom('market_days').select('day').orderBy('day').limit(1).executeTakeFirst();
  return row?.day ?? null;
}

/** The days that have been summed up: each has at least the row for no borough and no industry. */
export async function summedDays(db: Database, first: string, last: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('market_days')
    .select('day')
    .where('borough', '=', '')
    .where('industry', '=', '')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

const SUMS = sql.join(MARKET_FIGURES.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`));

function readParts(db: Database, first: string, until: string, last: string) {
  return readSums<Omit<MarketRow, 'day'>>(db, sql`borough, industry`, [first, until, last]);
}

function readDays(db: Database, first: string, until: string, last: string) {
  return readSums<MarketFigures & { day: string }>(db, sql`day`, [first, until, last]);
}

async function readSums<Row extends MarketFigures>(
  db: Database,
  by: RawBuilder<unknown>,
  [first, until, last]: [string, string, string],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${by}, ${SUMS} from market_days
    where day >= ${first} and day < ${until} and day <= ${last}
    group by ${by}`.execute(db);
  return rows.map(withNumbers);
}

/** One row for each key. */
function addUp<Row extends MarketFigures>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const groups = Map.groupBy(rows, keyOf);
  return [...groups.values()].flatMap((group) =>
    group[0] === undefined ? [] : [{ ...group[0], ...addFigures(group) }],
  );
}

function somes<T>(one: T | undefined): T[] {
  return one === undefined ? [] : [one];
}
