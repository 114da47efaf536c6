import type { Tx } from '#server/platform/db/database.ts';
import { lockCollaboration } from '../lock.ts';
import { findSuspendedSide } from '../queries/find-suspended-side.ts';
import { listWorkOf } from '../queries/list-work-of.ts';
import { restartClocks } from './restart-clocks.ts';
import { restartDisputeClock } from './stop-clocks.ts';

/** Extends every deadline by the time it was stopped. Work whose other side is suspended too stays stopped. */
export async function resumeClocks(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const { id } of await listWorkOf(tx, userId)) {
    const locked = await lockCollaboration(tx, id);
    if (await findSuspendedSide(tx, locked)) continue;
    await restartDisputeClock(tx, id, now);
    // The clocks of disputed work restart when the dispute closes.
    if (locked.status === 'disputed') continue;
    await restartClocks(tx, locked, now);
    await tx.updateTable('collaborations').set({ clocks_stopped_at: null }).where('id', '=', id).execute();
  }
}
