import type { RefundReason } from '#domain/money/funding-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { feesHeldOf, heldOf, refundsDueOf } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';

interface NewRefund {
  id: string;
  refund_key: string;
  funding_id: string;
  business_id: string;
  campaign_id: string;
  reason: RefundReason;
  slots: number;
  payout_cents: number;
  fee_cents: number;
}

/** Inserts a refund and moves its money from held to what we owe the business. The caller has locked the campaign. */
export async function writeRefund(tx: Tx, refund: NewRefund, now: Date): Promise<void> {
  const at = now.toISOString();
  const { id, funding_id, business_id, campaign_id, payout_cents, fee_cents } = refund;
  const total_cents = payout_cents + fee_cents;
  await tx
    .insertInto('refunds')
    .values({ ...refund, status: 'created', total_cents, next_look_at: at, created_at: at, updated_at: at })
    .execute();
  await tx
    .updateTable('fundings')
    .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', total_cents), updated_at: at }))
    .where('id', '=', funding_id)
    .execute();
  const to = refundsDueOf(business_id);
  const transfers = [
    { from: heldOf(campaign_id), to, amount_cents: payout_cents },
    { from: feesHeldOf(campaign_id), to, amount_cents: fee_cents },
  ];
  const event = { event_key: `refund:${id}`, kind: 'refund_due', campaign_id, subject_id: id };
  await postTransfers(tx, { ...event, transfers }, now);
}
