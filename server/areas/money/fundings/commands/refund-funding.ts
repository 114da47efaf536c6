import type { RefundReason } from '#domain/money/funding-states.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { openRefunds, type RefundsOpened } from './open-refunds.ts';

/** Refunds a payment in full, once. The caller has locked the campaign. */
export async function refundFunding(
  tx: Tx,
  context: Context,
  { funding_id, reason }: { funding_id: string; reason: RefundReason },
): Promise<RefundsOpened> {
  const funding = await tx
    .selectFrom('fundings')
    .select(['campaign_id', 'slots', 'payout_cents', 'fee_cents', 'status', 'refunded_cents'])
    .where('id', '=', funding_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { campaign_id, status, refunded_cents, slots, payout_cents, fee_cents } = funding;
  if (status !== 'paid' || refunded_cents > 0) return { refund_ids: [], total_cents: 0 };
  const portion = { slots: slots > 0 ? (1 as const) : (0 as const), payout_cents, fee_cents };
  const portions = Array.from({ length: Math.max(slots, 1) }, () => portion);
  return openRefunds(tx, context, {
    refund_key: `whole:${funding_id}`,
    campaign_id,
    reason,
    portions,
    funding_id,
  });
}

/** Refunds the payment for a quote that was not accepted, fee included. The caller has locked the campaign. */
export async function returnQuoteMoney(
  tx: Tx,
  context: Context,
  { quote_id }: { quote_id: string },
): Promise<void> {
  const paid = await tx
    .selectFrom('fundings')
    .leftJoin('quotes', 'quotes.id', 'fundings.quote_id')
    .select('fundings.id')
    .where('fundings.quote_id', '=', quote_id)
    .where('fundings.status', '=', 'paid')
    .where('quotes.status', 'is distinct from', 'accepted')
    .orderBy('fundings.id')
    .execute();
  for (const { id } of paid) await refundFunding(tx, context, { funding_id: id, reason: 'quote_over' });
}
