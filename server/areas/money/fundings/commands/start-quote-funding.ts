import { businessFeeCents } from '#domain/money/fees.ts';
import { findSpotPrice } from '#server/areas/campaigns/campaigns/queries/spot-price.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { insertFunding } from './insert-funding.ts';

export interface QuoteFundingRequest {
  application_id: string;
  quote_id: string;
  /** The payout of the creator. The payment covers only what it adds to the price of the spot, plus the fee. */
  amount_cents: number;
  actor_id: string;
}

/**
 * Starts a payment for the amount a quote adds to a spot. The caller has locked the campaign, and opens the checkout
 * after the commit: `openCheckout(context, funding_id)`. When the money arrives, `settlePaidQuote` is called. A second
 * request for the same quote finds the same payment.
 */
export async function startQuoteFunding(
  tx: Tx,
  context: Context,
  { application_id, quote_id, amount_cents, actor_id }: QuoteFundingRequest,
): Promise<{ funding_id: string; total_cents: number }> {
  const open = await tx
    .selectFrom('fundings')
    .select(['id as funding_id', 'total_cents', 'agreed_cents'])
    .where('quote_id', '=', quote_id)
    .where('status', '=', 'created')
    .executeTakeFirst();
  if (open?.agreed_cents === amount_cents) return open;
  if (open) throw new Problem('conflict', 'A payment for this quote is processing.');
  const campaign = await tx
    .selectFrom('applications')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .select(['campaigns.id', 'campaigns.business_id', 'campaigns.creator_payout_cents'])
    .where('applications.id', '=', application_id)
    .executeTakeFirstOrThrow();
  const price = await findSpotPrice(tx, campaign);
  const payout_cents = amount_cents - (price?.payout_cents ?? amount_cents);
  if (price === null || payout_cents <= 0) throw new Error('Only what a quote adds is paid in');
  const fee_cents = businessFeeCents(amount_cents, price.fee_percent) - price.fee_cents;
  const funding_id = await insertFunding(tx, context, {
    business_id: campaign.business_id,
    campaign_id: campaign.id,
    purpose: 'quote',
    slots: 0,
    payout_cents,
    fee_cents,
    fee_percent: price.fee_percent,
    application_id,
    quote_id,
    agreed_cents: amount_cents,
    started_by: actor_id,
  });
  return { funding_id, total_cents: payout_cents + fee_cents };
}
