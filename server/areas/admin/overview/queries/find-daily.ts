import { type DailyName, MONEY_NAMES, type MoneyName } from '#domain/admin/overview.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type DayCounts, firstUncounted, readDayCounts } from '../day-counts.ts';
import { countByDay } from './count-by-day.ts';
import { sumByDay } from './sum-by-day.ts';

/** Each figure by day. `range` holds the requested days and as many before them, in New York. */
export async function findDaily<Name extends DailyName>(
  db: Database,
  names: readonly Name[],
  range: readonly string[],
  days: number,
) {
  const known = await readDayCounts(db, range[0] ?? '');
  const figures = [];
  for (const name of names) {
    const all = await countsOf(db, name, range, known);
    const [before, since] = [all.slice(0, days), all.slice(days)];
    figures.push({ name, days: since, days_before: before, total: sum(since), total_before: sum(before) });
  }
  return figures;
}

/** Reads the stored counts and counts the other days now, usually only today. */
async function countsOf(db: Database, name: DailyName, range: readonly string[], known: DayCounts) {
  const counted = known.get(name);
  const first = firstUncounted(range, counted);
  const live = first === undefined ? new Map<string, number>() : await valuesByDay(db, name, first);
  return range.map((day) => {
    const isLive = first !== undefined && day >= first;
    return (isLive ? live : counted)?.get(day) ?? 0;
  });
}

/** From the source, for each day from the first one on. */
export function valuesByDay(db: Database, name: DailyName, first: string): Promise<Map<string, number>> {
  return isMoney(name) ? sumByDay(db, name, first) : countByDay(db, name, first);
}

function isMoney(name: DailyName): name is MoneyName {
  return (MONEY_NAMES as readonly string[]).includes(name);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
