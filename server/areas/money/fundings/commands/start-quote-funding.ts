import { businessFeeCents } from '#domain/money/fees.ts';
import { findSpotPrice } from '#server/areas/campaigns/campaigns/queries/spot-price.ts';
import { requireCard } from '#server/areas/money/saved-cards/commands/require-card.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { closeCheckout } from './close-checkouts.ts';
import { insertFunding } from './insert-funding.ts';

export interface QuoteFundingRequest {
  application_id: string;
  quote_id: string;
  /** The payout of the creator. The payment covers only what it adds to the price of the spot, plus the fee. */
  amount_cents: number;
  actor_id: string;
  /** The saved card that pays; left out, its page does. */
  card_id?: string | undefined;
}

/**
 * Starts a payment for the amount a quote adds to a spot. The caller has locked the campaign, and opens the checkout
 * after the commit: `openCheckout(context, funding_id)`. When the money arrives, `settlePaidQuote` is called. A second
 * request for the same quote finds the same payment.
 */
export async function startQuoteFunding(
  tx: Tx,
  context: Context,
  { application_id, quote_id, amount_cents, actor_id, card_id }: QuoteFundingRequest,
): Promise<{ funding_id: string; total_cents: number }> {
  const open = await tx
    .selectFrom('fundings')
    .select(['id', 'status', 'provider_reference', 'total_cents', 'agreed_cents'])
    .select(['processing_at', 'card_id', 'card_refusal'])
    .where('quote_id', '=', quote_id)
    .where('status', '=', 'created')
    .forUpdate()
    .executeTakeFirst();
  if (open) {
    const isCharging = open.card_id !== null && open.card_refusal === null;
    const isSame = open.agreed_cents === amount_cents;
    if (isSame && (isCharging || card_id === undefined)) {
      return { funding_id: open.id, total_cents: open.total_cents };
    }
    if (!isSame || isCharging || open.processing_at !== null) {
      throw new Problem('conflict', 'A payment for this quote is processing.');
    }
    await closeCheckout(tx, context, open);
  }
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
    card_id:
      card_id === undefined
        ? null
        : await requireCard(tx, context, { business_id: campaign.business_id, user_id: actor_id, card_id }),
  });
  return { funding_id, total_cents: payout_cents + fee_cents };
}
