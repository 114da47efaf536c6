import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { holdRefund } from '../fundings/hold-refund.ts';
import { moveRefund } from '../fundings/move-refund.ts';
import { sendRefund } from '../fundings/send-refund.ts';
import { chargebackOf, refundHindrance } from './refund-hindrance.ts';

interface Retry {
  id: string;
  reason: string;
}

/**
 * Tells the provider again, under the same id: what it paid meanwhile is found and not paid twice. What a bank sent back goes
 * out anew.
 */
export function retryRefund(context: Context, adminId: string, { id, reason }: Retry): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const refund = await holdRefund(tx, id);
    if (refund === undefined) throw new Problem('not_found', 'There is no such refund.');
    if (refund.status !== 'failed') throw new Problem('conflict', 'It is on its way, or was paid.');
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
  });
}

async function requireRefundable(tx: Tx, id: string): Promise<void> {
  const { chargeback } = await tx
    .selectFrom('refunds')
    .select((eb) => chargebackOf(eb.ref('refunds.funding_id')).as('chargeback'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const hindrance = refundHindrance(chargeback);
  if (hindrance !== null) throw new Problem('conflict', hindrance);
}
