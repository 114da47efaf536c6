import type { Trend } from '#contract/overview.ts';
import { TREND_NAMES, type TrendName } from '#domain/overview.ts';
import type { Database } from '../../db/database.ts';
import { countByDay } from './count-by-day.ts';
import { type DayCounts, firstUncounted, readDayCounts } from './day-counts.ts';

/** `range` are the days asked for and as many before them, in New York. */
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

/** Days that were counted are read; the rest, mostly today, is counted now. */
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
