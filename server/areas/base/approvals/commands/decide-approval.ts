import { canApprove } from '#domain/admin/approvals.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { readApprover } from '../queries/read-approver.ts';

interface Decision {
  id: string;
  admin_id: string;
}

/** Declines a request. The admin who made it can withdraw it the same way. */
export function decline(context: Context, { id, admin_id }: Decision): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const { status, action } = await lockApproval(tx, id);
    if (!canApprove(action, (await readApprover(tx, admin_id)).admin_role))
      throw new Problem('admin_role_not_allowed', 'Your admin role doesn’t include this. Ask an owner.');
    if (status !== 'open') throw new Problem('conflict', `This request is ${status}.`);
    await closeApproval(tx, context, { id, admin_id, status: 'declined' });
  });
}

export async function lockApproval(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'We can’t find that request.');
  return { ...row, request: row.request as object };
}

export async function closeApproval(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { id, admin_id, status }: Decision & { status: 'approved' | 'declined' },
): Promise<void> {
  await tx
    .updateTable('approvals')
    .set({ status, decided_by: admin_id, decided_at: now().toISOString() })
    .where('id', '=', id)
    .execute();
  await recordAction(tx, {
    actor_id: admin_id,
    action: status === 'approved' ? 'approve_request' : 'decline_request',
    subject_type: 'approval',
    subject_id: id,
  });
}
