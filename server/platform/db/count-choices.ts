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

type Found<Name extends PropertyKey> = Record<Name, string | null | readonly string[]>;

/**
 * The same for rows that were read already, such as the matches of a search: counted here, they are looked for once
 * instead of once for each choice.
 */
export function countAmong<Name extends string>(
  found: readonly Found<Name>[],
  chosen: { [One in Name]?: string | undefined },
  choices: Record<Name, readonly string[]>,
): ChoiceCounts {
  const has = (row: Found<Name>, name: Name, value: string | undefined) =>
    value === undefined || row[name] === value || (Array.isArray(row[name]) && row[name].includes(value));
  const names = Object.keys(choices) as Name[];
  const counts: ChoiceCounts = {};
  for (const name of names) {
    const others = names.filter((other) => other !== name);
    const rows = found.filter((row) => others.every((other) => has(row, other, chosen[other])));
    const count = (value?: string) =>
      Math.min(rows.filter((row) => has(row, name, value)).length, MOST_COUNTED);
    counts[name] = { all: count(), ...Object.fromEntries(choices[name].map((one) => [one, count(one)])) };
  }
  return counts;
}
