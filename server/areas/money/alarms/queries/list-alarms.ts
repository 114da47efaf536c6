import type { AlarmList } from '#contract/money/alarms.ts';
import type { Database } from '#server/platform/db/database.ts';

const MOST_RAISED = 150;
const MOST_CLEARED = 20;

/** Alarms that are raised now, newest first, and then those cleared last. */
export async function listAlarms(db: Database): Promise<AlarmList> {
  const raised = await rows(db).where('cleared_at', 'is', null).limit(MOST_RAISED).execute();
  const cleared = await rows(db).where('cleared_at', 'is not', null).limit(MOST_CLEARED).execute();
  return { alarms: [...raised, ...cleared] };
}

function rows(db: Database) {
  return db
    .selectFrom('alarms')
    .select(['id', 'kind', 'detail', 'raised_at', 'cleared_at'])
    .orderBy('raised_at', 'desc')
    .orderBy('id', 'desc');
}
