import { SLOTS_MAX } from '#domain/campaigns/campaign-limits.ts';
import { canChooseCreators } from '#domain/campaigns/campaign-states.ts';
import { addSpots } from '#server/areas/campaigns/campaigns/commands/fund-spots.ts';
import { refreshListing } from '#server/areas/campaigns/listing/commands/refresh-listing.ts';
import { openRefunds } from '#server/areas/money/fundings/commands/open-refunds.ts';
import type { LockedPayment } from '#server/areas/money/fundings/lock-funding.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { feesHeldOf, heldOf, PLATFORM_RESERVE } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';

/** Restores the spots of a payment the bank returned. Spots the campaign can no longer use are refunded. */
export async function returnSpots(
  tx: Tx,
  context: Context,
  { funding, campaign }: LockedPayment,
  { id, spots_taken_back: spots }: { id: string; spots_taken_back: number },
): Promise<void> {
  if (spots === 0) return;
  const { campaign_id, payout_cents, fee_cents } = funding;
  const now = context.now();
  const at = now.toISOString();
  const marked = await tx
    .updateTable('chargebacks')
    .set({ spots_returned_at: at })
    .where('id', '=', id)
    .where('spots_returned_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (marked === undefined) return;
  const transfers = [
    { from: PLATFORM_RESERVE, to: heldOf(campaign_id), amount_cents: spots * payout_cents },
    { from: PLATFORM_RESERVE, to: feesHeldOf(campaign_id), amount_cents: spots * fee_cents },
  ];
  const event = { event_key: `chargeback-spots-back:${id}`, kind: 'chargeback_spots_back', campaign_id };
  await postTransfers(tx, { ...event, subject_id: id, transfers }, now);
  await tx
    .updateTable('fundings')
    .set((eb) => ({
      taken_back_cents: eb('taken_back_cents', '-', spots * (payout_cents + fee_cents)),
      updated_at: at,
    }))
    .where('id', '=', funding.id)
    .execute();
  const canUse =
    campaign !== null && canChooseCreators(campaign.status) && campaign.selection_closed_at === null;
  const room = canUse ? Math.min(spots, SLOTS_MAX - campaign.funded_slots) : 0;
  if (canUse && room > 0) {
    await addSpots(tx, campaign, room, now);
    await refreshListing(tx, campaign_id);
  }
  if (room === spots) return;
  await openRefunds(tx, context, {
    refund_key: `chargeback:${id}`,
    campaign_id,
    reason: 'spots_open',
    funding_id: funding.id,
    portions: Array.from({ length: spots - room }, () => ({ slots: 1 as const, payout_cents, fee_cents })),
  });
}
