import type { Database, Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

/** Stops all payouts from now on. False if they were already stopped. */
export async function startPayoutStop(db: Database, reason: string, now: Date): Promise<boolean> {
  const started = await db
    .insertInto('payout_stops')
    .values({ id: newId(), reason: reason.slice(0, 300), started_at: now.toISOString() })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  return started !== undefined;
}

export async function endPayoutStop(db: Database, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('payout_stops')
    .set({ ended_at: now.toISOString() })
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export function findPayoutStop(db: Database | Tx) {
  return db
    .selectFrom('payout_stops')
    .select(['reason', 'started_at'])
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}
