import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { holdCreator } from './hold-creator.ts';

/** An admin takes an application in hand; from then on the applicant is told by whom it is read. */
export async function takeApplication(context: Context, creatorId: string, adminId: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const held = await holdCreator(tx, creatorId);
    if (held.status !== 'pending_review') {
      throw new Problem('conflict', 'This application is not waiting to be read.');
    }
    if (held.reader_id === adminId) return;
    await tx.updateTable('creators').set({ reader_id: adminId }).where('id', '=', creatorId).execute();
    await recordAction(tx, {
      actor_id: adminId,
      action: 'take_application',
      subject_type: 'creator',
      subject_id: creatorId,
      before: { reader_id: held.reader_id },
      after: { reader_id: adminId },
    });
  });
}
