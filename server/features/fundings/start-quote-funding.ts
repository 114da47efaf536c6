import { businessFeeCents } from '#domain/fees.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { insertFunding } from './insert-funding.ts';
import { findSpotPrice } from './spot-price.ts';

export interface QuoteFundingRequest {
  application_id: string;
  quote_id: string;
  /** What the creator is to receive; the payment is what that adds to the spot, with its fee. */
  amount_cents: number;
  actor_id: string;
}

/**
 * Asks for what a quote adds to a spot. The caller holds the campaign, and opens the checkout once this is committed:
 * `openCheckout(context, funding_id)`. When the money is in, `settlePaidQuote` is called; a second request for the same
 * quote finds the same payment.
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
  if (open) throw new Problem('conflict', 'A payment for this quote is under way.');
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
