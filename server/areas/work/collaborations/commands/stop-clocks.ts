import { sql } from 'kysely';
import { OPEN_COLLABORATION_STATUSES } from '#domain/work/collaboration-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { listWorkOf } from '../queries/list-work-of.ts';

/** Stops the clocks of a suspended account's work and disputes, because it can't deliver, review or appeal. */
export async function stopClocks(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const { id } of await listWorkOf(tx, userId)) await stopClocksOf(tx, id, now);
}

export async function stopClocksOf(tx: Tx, collaborationId: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx
    .updateTable('collaborations')
    .set({ clocks_stopped_at: at })
    .where('id', '=', collaborationId)
    .where('status', 'in', OPEN_COLLABORATION_STATUSES)
    .where('clocks_stopped_at', 'is', null)
    .execute();
  await tx
    .updateTable('disputes')
    .set({ clock_stopped_at: at })
    .where('collaboration_id', '=', collaborationId)
    .where('status', '<>', 'closed')
    .where('clock_stopped_at', 'is', null)
    .execute();
}

/** Stops a clock that was set during a stop. */
export async function stopDisputeClock(tx: Tx, disputeId: string, now: Date): Promise<void> {
  await tx
    .updateTable('disputes')
    .set({ clock_stopped_at: now.toISOString() })
    .where('id', '=', disputeId)
    .where('clock_stopped_at', 'is', null)
    .execute();
}

/** Extends it by the time it was stopped: since the stop, or since it was set during the stop. */
export async function restartDisputeClock(tx: Tx, collaborationId: string, now: Date): Promise<void> {
  const stood = sql`(${now.toISOString()}::timestamptz - greatest(clock_stopped_at, updated_at))`;
  await tx
    .updateTable('disputes')
    .set({
      clock_at: sql`clock_at + ${stood}`,
      decide_by: sql`decide_by + ${stood}`,
      clock_stopped_at: null,
    })
    .where('collaboration_id', '=', collaborationId)
    .where('clock_stopped_at', 'is not', null)
    .execute();
}
