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
  const live = await liveValues(db, names, range, known);
  return names.map((name) => {
    const [stored, { first, values }] = [known.get(name), live.get(name) ?? NOTHING];
    const all = range.map((day) => {
      const isLive = first !== undefined && day >= first;
      return (isLive ? values : stored)?.get(day) ?? 0;
    });
    const [before, since] = [all.slice(0, days), all.slice(days)];
    return { name, days: since, days_before: before, total: sum(since), total_before: sum(before) };
  });
}

interface Live {
  /** Undefined if every day is stored. */
  first: string | undefined;
  values?: Map<string, number> | undefined;
}
const NOTHING: Live = { first: undefined };

/** The days without a stored count, usually only today, counted now. */
async function liveValues(
  db: Database,
  names: readonly DailyName[],
  range: readonly string[],
  known: DayCounts,
): Promise<Map<DailyName, Live>> {
  const groups = [names.filter(isMoney), ...names.filter((name) => !isMoney(name)).map((name) => [name])];
  const live = await Promise.all(
    groups.map(async (together) => {
      const first = together.flatMap((name) => firstUncounted(range, known.get(name)) ?? []).toSorted()[0];
      if (first === undefined) return [];
      const values = await valuesByDay(db, together, first);
      return together.map((name) => [name, { first, values: values.get(name) }] as const);
    }),
  );
  return new Map(live.flat());
}

/** From the source, for each day from the first one on. */
export async function valuesByDay(
  db: Database,
  names: readonly DailyName[],
  first: string,
): Promise<Map<DailyName, Map<string, number>>> {
  const money = names.filter(isMoney);
  const values = new Map<DailyName, Map<string, number>>(
    money.length > 0 ? await sumByDay(db, money, first) : [],
  );
  for (const name of names) if (!isMoney(name)) values.set(name, await countByDay(db, name, first));
  return values;
}

function isMoney(name: DailyName): name is MoneyName {
  return (MONEY_NAMES as readonly string[]).includes(name);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
