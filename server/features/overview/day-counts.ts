import type { Database } from '../../db/database.ts';

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

/** The first of these days that nobody has counted yet; undefined where all are. */
export function firstUncounted(
  days: readonly string[],
  counted: ReadonlyMap<string, number> = new Map(),
): string | undefined {
  return days.find((day) => !counted.has(day));
}
