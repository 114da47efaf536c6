import { type SelectQueryBuilder, sql } from 'kysely';
import type { ChoiceCounts } from '#contract/platform/lists.ts';
import type { Database } from './database.ts';

/** Counting stops here, so that a long list costs no more than a short one. People read "1,000+". */
const MOST_COUNTED = 1_001;

// biome-ignore lint/suspicious/noExplicitAny: any list can be counted, whatever it selects from.
type AnyList = SelectQueryBuilder<any, any, any>;

/**
 * How many rows a list has for each choice of its filters, in one statement. `select` is the list's own query, so the
 * counts are what the list shows.
 */
export async function countChoices<Filters extends object>(
  db: Database,
  filters: Filters,
  choices: { [Name in keyof Filters]?: readonly NonNullable<Filters[Name]>[] },
  select: (db: Database, filters: Filters) => AnyList,
): Promise<ChoiceCounts> {
  const asked = Object.entries<readonly unknown[] | undefined>(choices).flatMap(([filter, values = []]) =>
    [undefined, ...values].map((value) => ({ filter, value })),
  );
  const columns = asked.map(({ filter, value }, place) => {
    const rows = select(db, { ...filters, [filter]: value })
      .clearSelect()
      .clearOrderBy();
    return sql<number>`(select count(*)::int from (${rows.select(sql`1`.as('one')).limit(MOST_COUNTED)}) as counted)`.as(
      `c${place}`,
    );
  });
  const counted: Record<string, number> = await db.selectNoFrom(columns).executeTakeFirstOrThrow();
  const counts: ChoiceCounts = {};
  for (const [place, { filter, value }] of asked.entries()) {
    const ofFilter = counts[filter] ?? {};
    ofFilter[value === undefined ? 'all' : String(value)] = counted[`c${place}`] ?? 0;
    counts[filter] = ofFilter;
  }
  return counts;
}
