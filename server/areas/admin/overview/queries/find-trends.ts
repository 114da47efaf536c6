import type { Trend } from '#contract/admin/overview.ts';
import { TREND_NAMES, type TrendName } from '#domain/admin/overview.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type DayCounts, firstUncounted, readDayCounts } from '../day-counts.ts';
import { countByDay } from './count-by-day.ts';

/** `range` holds the requested days and as many before them, in New York. */
export async function findTrends(db: Database, range: readonly string[], days: number): Promise<Trend[]> {
  const known = await readDayCounts(db, range[0] ?? '');
  const trends = [];
  for (const name of TREND_NAMES) {
    const all = await countsOf(db, name, range, known);
    const [before, since] = [all.slice(0, days), all.slice(days)];
    trends.push({ name, days: since, days_before: before, total: sum(since), total_before: sum(before) });
  }
  return trends;
}

/** Reads the stored counts and counts the other days now, usually only today. */
async function countsOf(db: Database, name: TrendName, range: readonly string[], known: DayCounts) {
  const counted = known.get(name);
  const first = firstUncounted(range, counted);
  const live = first === undefined ? new Map<string, number>() : await countByDay(db, name, first);
  return range.map((day) => {
    const isLive = first !== undefined && day >= first;
    return (isLive ? live : counted)?.get(day) ?? 0;
  });
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
