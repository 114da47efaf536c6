import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { removeSuppression } from '#server/platform/mail/suppressions.ts';

/** Sends to the address again. The log names the account that has it, or else the email that was reported. */
export async function allowAddress(
  { db }: Pick<Context, 'db'>,
  { id, admin_id, reason }: { id: string; admin_id: string; reason: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const removed = await removeSuppression(tx, id);
    if (removed === null) throw new Problem('not_found', 'We already send to this address again.');
    const { address, cause, email_event_id } = removed;
    await recordAction(tx, {
      actor_id: admin_id,
      action: 'allow_email',
      ...(await subjectOf(tx, address, email_event_id ?? id)),
      reason,
      before: { cause },
    });
  });
}

async function subjectOf(tx: Tx, address: string, emailEventId: string) {
  const holder = await tx.selectFrom('users').select('id').where('email', '=', address).executeTakeFirst();
  return holder === undefined
    ? ({ subject_type: 'email_event', subject_id: emailEventId } as const)
    : ({ subject_type: 'account', subject_id: holder.id } as const);
}
