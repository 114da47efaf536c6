import type { Approvable } from '#server/areas/base/approvals/approvable.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { sendRefund } from '#server/areas/money/fundings/commands/send-refund.ts';
import { lockRefund } from '#server/areas/money/fundings/lock-refund.ts';
import { moveRefund } from '#server/areas/money/fundings/transition-refund.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { chargebackOf, findRefundRefusal } from '../refund-refusal.ts';

interface Retry {
  id: string;
  reason: string;
}

/**
 * Sends the refund to the provider again under the same id, so one that was paid meanwhile is found and not paid twice.
 * A refund that a bank returned is sent as a new one.
 */
export function retryRefund(context: Context, adminId: string, retry: Retry): Promise<void> {
  return inTransaction(context.db, (tx) => retryRefundIn(tx, context, adminId, retry));
}

/** At or above the amount in the settings, a second admin has to approve it. */
export const RETRY_REFUND: Approvable<Retry> = {
  action: 'retry_refund',
  findAmount: (db, id) =>
    db.selectFrom('refunds').select('total_cents as cents').where('id', '=', id).executeTakeFirst(),
  run: retryRefundIn,
};

async function retryRefundIn(
  tx: Tx,
  context: Context,
  adminId: string,
  { id, reason }: Retry,
): Promise<void> {
  const refund = await lockRefund(tx, id);
  if (refund === undefined) throw new Problem('not_found', 'We can’t find that refund.');
  if (refund.status === 'covered') throw new Problem('conflict', COVERED);
  if (refund.status !== 'failed')
    throw new Problem('conflict', 'This refund is on its way or was already paid.');
  await requireRefundable(tx, refund.id);
  await recordAction(tx, {
    actor_id: adminId,
    action: 'retry_refund',
    subject_type: 'payment',
    subject_id: id,
    reason,
    before: { attempts: String(refund.attempts) },
  });
  const now = context.now();
  await moveRefund(tx, refund, { move: 'send', next_look_at: now }, now);
  await context.queue.enqueue(tx, sendRefund, { refund_id: id });
}

const COVERED = 'The bank already returned this payment, so there’s nothing left to refund.';

async function requireRefundable(tx: Tx, id: string): Promise<void> {
  const { chargeback } = await tx
    .selectFrom('refunds')
    .select((eb) => chargebackOf(eb.ref('refunds.funding_id')).as('chargeback'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const refusal = findRefundRefusal(chargeback);
  if (refusal !== null) throw new Problem('conflict', refusal);
}
