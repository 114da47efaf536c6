import { type LockedApplication, lockApplication } from '#server/areas/hiring/places/lock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { moveApplication } from '../transition.ts';

/** Undoes a decision before anyone is notified. A shortlisted applicant is shortlisted again. */
export async function undoDecision(
  tx: Tx,
  context: Context,
  { application_id, actor_id }: { application_id: string; actor_id: string },
): Promise<LockedApplication> {
  const locked = await lockApplication(tx, { application_id });
  const { status, decided_from } = locked;
  if (status !== 'accepted' && status !== 'rejected') {
    throw new Problem('conflict', 'There’s no decision to undo.');
  }
  if (status === 'accepted') await refuseAgreed(tx, application_id);
  const move = status === 'accepted' ? 'undo_accept' : 'undo_reject';
  const undone = await moveApplication(tx, context, locked, { move, actor_id });
  if (decided_from !== 'shortlisted') return undone;
  return moveApplication(tx, context, undone, { move: 'shortlist', actor_id });
}

/** An accepted quote can't be undone, because money has moved. */
async function refuseAgreed(tx: Tx, applicationId: string): Promise<void> {
  const agreed = await tx
    .selectFrom('quotes')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('status', '=', 'accepted')
    .limit(1)
    .executeTakeFirst();
  if (agreed) throw new Problem('conflict', 'You both agreed on the price, so this can’t be undone.');
}
