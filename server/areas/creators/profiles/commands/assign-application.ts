import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockCreator } from '../lock.ts';

/** Assigns an application to an admin. From then on the applicant sees who is reviewing it. */
export async function assignApplication(context: Context, creatorId: string, adminId: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const locked = await lockCreator(tx, creatorId);
    if (locked.status !== 'pending_review') {
      throw new Problem('conflict', 'This application isn’t in the queue.');
    }
    if (locked.assignee_id === adminId) return;
    await tx.updateTable('creators').set({ assignee_id: adminId }).where('id', '=', creatorId).execute();
    await recordAction(tx, {
      actor_id: adminId,
      action: 'take_application',
      subject_type: 'creator',
      subject_id: creatorId,
      before: { assignee_id: locked.assignee_id },
      after: { assignee_id: adminId },
    });
  });
}
