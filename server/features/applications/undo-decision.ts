import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { holdApplication } from './hold-application.ts';
import { type MovedApplication, moveApplication } from './move-application.ts';

/** Takes a decision back while nobody was told of it. Who was on the shortlist is there again. */
export async function undoDecision(
  tx: Tx,
  context: Context,
  { application_id, actor_id }: { application_id: string; actor_id: string },
): Promise<MovedApplication> {
  const { status, decided_from } = await holdApplication(tx, { application_id });
  if (status !== 'accepted' && status !== 'rejected') {
    throw new Problem('conflict', 'There is no decision to take back.');
  }
  if (status === 'accepted') await refuseAgreed(tx, application_id);
  const move = status === 'accepted' ? 'undo_accept' : 'undo_reject';
  const undone = await moveApplication(tx, context, { application_id, move, actor_id });
  if (decided_from !== 'shortlisted') return undone;
  return moveApplication(tx, context, { application_id, move: 'shortlist', actor_id });
}

/** A price both sides said yes to has moved money. */
async function refuseAgreed(tx: Tx, applicationId: string): Promise<void> {
  const agreed = await tx
    .selectFrom('quotes')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('status', '=', 'accepted')
    .limit(1)
    .executeTakeFirst();
  if (agreed) throw new Problem('conflict', 'The price was agreed on by both sides, so this stands.');
}
