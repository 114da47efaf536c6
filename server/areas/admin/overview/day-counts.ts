import type { Database } from '#server/platform/db/database.ts';

/** By name, then by day. */
export type DayCounts = Map<string, Map<string, number>>;

export async function readDayCounts(db: Database, first: string): Promise<DayCounts> {
  const rows = await db
    .selectFrom('day_counts')
    .select(['name', 'day', 'count'])
    .where('day', '>=', first)
    .execute();
  const counts: DayCounts = new Map();
  for (const { name, day, count } of rows) {
    const days = counts.get(name) ?? new Map<string, number>();
    counts.set(name, days.set(day, count));
  }
  return counts;
}

/** The first of these days that is not counted yet; undefined if all are. */
export function firstUncounted(
  days: readonly string[],
  counted: ReadonlyMap<string, number> = new Map(),
): string | undefined {
  return days.find((day) => !counted.has(day));
}
