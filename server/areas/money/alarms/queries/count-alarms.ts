import { ALARM_KINDS, type AlarmKind } from '#domain/money/alarms.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The number of raised alarms by kind, for monitoring. */
export async function countAlarms(db: Database): Promise<[AlarmKind, number][]> {
  const rows = await db
    .selectFrom('alarms')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('cleared_at', 'is', null)
    .groupBy('kind')
    .execute();
  const counts = new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
  return ALARM_KINDS.map((kind) => [kind, counts.get(kind) ?? 0]);
}
