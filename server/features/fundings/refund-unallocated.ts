import type { RefundReason } from '#domain/funding-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { holdCampaign } from '../campaigns/hold-campaign.ts';
import { recordCampaignEvent } from '../campaigns/record-event.ts';
import { closeCheckouts } from './close-checkouts.ts';
import { listUnusedQuotes } from './find-unallocated.ts';
import { openRefunds } from './open-refunds.ts';
import { refundFunding } from './refund-funding.ts';
import { findSpotPrice } from './spot-price.ts';
import { tellOfRefund } from './tell-of-money.ts';

export interface UnallocatedRequest {
  campaign_id: string;
  reason: Extract<RefundReason, 'cancelled' | 'expired' | 'completed' | 'spots_open'>;
}

/**
 * Every paid spot that nobody took goes back, payout and fee, and what was paid in for quotes nobody was accepted at.
 * A spot that is given stays held. Done twice, the second time finds nothing.
 */
export async function refundUnallocated(
  tx: Tx,
  context: Context,
  { campaign_id, reason }: UnallocatedRequest,
): Promise<{ total_cents: number }> {
  const campaign = await holdCampaign(tx, campaign_id);
  await closeCheckouts(tx, context, campaign_id);
  const extras = await returnUnusedQuotes(tx, context, campaign_id, reason);
  const open = campaign.funded_slots - campaign.taken_slots;
  const spots = open > 0 ? await returnSpots(tx, context, { campaign, open, reason }) : 0;
  const total_cents = extras + spots;
  if (total_cents > 0) {
    const detail = { total_cents, slots: open, reason };
    await recordCampaignEvent(tx, { campaign_id, kind: 'money_refunded', detail }, context.now());
    await tellOfRefund(tx, context, { campaign_id, total_cents, reason });
  }
  return { total_cents };
}

interface OpenSpots {
  campaign: Awaited<ReturnType<typeof holdCampaign>>;
  open: number;
  reason: RefundReason;
}

async function returnSpots(tx: Tx, context: Context, { campaign, open, reason }: OpenSpots): Promise<number> {
  const price = await findSpotPrice(tx, campaign);
  if (price === null) return 0;
  const now = context.now();
  await tx
    .updateTable('campaigns')
    .set({ funded_slots: campaign.taken_slots, updated_at: now.toISOString() })
    .where('id', '=', campaign.id)
    .execute();
  const { payout_cents, fee_cents } = price;
  const portion = { slots: 1 as const, payout_cents, fee_cents };
  const opened = await openRefunds(tx, context, {
    // Spots can be bought again and come back again; that nothing comes back twice is seen by `funded_slots`.
    refund_key: `spots:${newId()}`,
    campaign_id: campaign.id,
    reason,
    portions: Array.from({ length: open }, () => portion),
  });
  return opened.total_cents;
}

async function returnUnusedQuotes(
  tx: Tx,
  context: Context,
  campaignId: string,
  reason: RefundReason,
): Promise<number> {
  let total = 0;
  for (const { id } of await listUnusedQuotes(tx, campaignId)) {
    const { total_cents } = await refundFunding(tx, context, { funding_id: id, reason });
    total += total_cents;
  }
  return total;
}
