import { REFUND_MOVES, type RefundMoveName, type RefundStatus } from '#domain/funding-states.ts';
import type { Tx } from '../../db/database.ts';
import { PROVIDER_CLEARING, refundsDueOf } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';

export interface RefundMoveRequest {
  refund_id: string;
  move: RefundMoveName;
  reference?: string;
  failure?: string | null;
  next_look_at?: Date;
}

/** The only way in which the status of a refund changes; once it is paid we owe it no more. False if it was there. */
export async function moveRefund(
  tx: Tx,
  { refund_id, move, reference, failure = null, next_look_at }: RefundMoveRequest,
  now: Date,
): Promise<boolean> {
  const { from, to } = REFUND_MOVES[move];
  const at = now.toISOString();
  const moved = await tx
    .updateTable('refunds')
    .set((eb) => ({
      status: to,
      failure,
      updated_at: at,
      paid_at: move === 'pay' ? at : null,
      ...(reference && { provider_reference: reference }),
      ...(next_look_at && { next_look_at: next_look_at.toISOString() }),
      ...(move === 'send' && { attempts: eb('attempts', '+', 1) }),
    }))
    .where('id', '=', refund_id)
    .where('status', 'in', from as readonly RefundStatus[])
    .returning(['business_id', 'campaign_id', 'total_cents'])
    .executeTakeFirst();
  if (moved === undefined) return false;
  if (move === 'pay') {
    const { business_id, campaign_id, total_cents } = moved;
    const transfers = [{ from: refundsDueOf(business_id), to: PROVIDER_CLEARING, amount_cents: total_cents }];
    const event = { event_key: `refund-paid:${refund_id}`, kind: 'refund_paid', campaign_id };
    await postTransfers(tx, { ...event, subject_id: refund_id, transfers }, now);
  }
  return true;
}
