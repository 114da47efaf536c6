import type { RefundReason } from '#domain/money/funding-states.ts';
import { dropOpenSpots } from '#server/areas/campaigns/campaigns/commands/fund-spots.ts';
import { recordCampaignEvent } from '#server/areas/campaigns/campaigns/commands/record-event.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { findSpotPrice } from '#server/areas/campaigns/campaigns/queries/spot-price.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { notifyAboutRefund } from '../notify/notify-about-money.ts';
import { listUnusedQuotes } from '../queries/find-unallocated.ts';
import { closeCheckouts } from './close-checkouts.ts';
import { openRefunds } from './open-refunds.ts';
import { refundFunding } from './refund-funding.ts';

type UnallocatedReason = Extract<RefundReason, 'cancelled' | 'expired' | 'completed' | 'spots_open'>;

/**
 * Refunds every open spot, payout and fee, and payments for quotes that were never accepted. Money for a taken spot
 * stays held. Repeating it finds nothing more to refund. Answers with
 * the campaign as it is now.
 */
export async function refundUnallocated(
  tx: Tx,
  context: Context,
  campaign: LockedCampaign,
  reason: UnallocatedReason,
): Promise<{ campaign: LockedCampaign; total_cents: number }> {
  const { id: campaign_id, funded_slots, taken_slots } = campaign;
  await closeCheckouts(tx, context, campaign_id);
  const extras = await returnUnusedQuotes(tx, context, campaign_id, reason);
  const open = funded_slots - taken_slots;
  const spots = open > 0 ? await returnSpots(tx, context, { campaign, open, reason }) : null;
  const total_cents = extras + (spots?.total_cents ?? 0);
  if (total_cents > 0) {
    const detail = { total_cents, slots: open, reason };
    await recordCampaignEvent(tx, { campaign_id, kind: 'money_refunded', detail }, context.now());
    await notifyAboutRefund(tx, context, { campaign_id, total_cents, reason });
  }
  return { campaign: spots?.campaign ?? campaign, total_cents };
}

/** Refunds one open spot, because the creator it was for isn't coming. */
export async function refundOpenSpot(
  tx: Tx,
  context: Context,
  campaign: LockedCampaign,
  application_id?: string,
): Promise<LockedCampaign> {
  const reason = 'spots_open';
  const { id: campaign_id, funded_slots, taken_slots } = campaign;
  const returned =
    funded_slots > taken_slots ? await returnSpots(tx, context, { campaign, open: 1, reason }) : null;
  if (returned === null) return campaign;
  const { total_cents } = returned;
  const detail = { total_cents, slots: 1, reason };
  const event = { campaign_id, kind: 'money_refunded', detail, ...(application_id && { application_id }) };
  await recordCampaignEvent(tx, event, context.now());
  await notifyAboutRefund(tx, context, { campaign_id, total_cents, reason });
  return returned.campaign;
}

interface OpenSpots {
  campaign: LockedCampaign;
  open: number;
  reason: RefundReason;
}

async function returnSpots(tx: Tx, context: Context, { campaign, open, reason }: OpenSpots) {
  const price = await findSpotPrice(tx, campaign);
  if (price === null) return null;
  const dropped = await dropOpenSpots(tx, campaign, open, context.now());
  const { payout_cents, fee_cents } = price;
  const portion = { slots: 1 as const, payout_cents, fee_cents };
  const opened = await openRefunds(tx, context, {
    // Spots can be bought and refunded repeatedly, so the key is new each time. `funded_slots` prevents double refunds.
    refund_key: `spots:${newId()}`,
    campaign_id: campaign.id,
    reason,
    portions: Array.from({ length: open }, () => portion),
  });
  return { campaign: dropped, total_cents: opened.total_cents };
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
