import { dropOpenSpots } from '#server/areas/campaigns/campaigns/commands/fund-spots.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import type { LockedFunding } from '#server/areas/money/fundings/lock-funding.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { feesHeldOf, heldOf, PLATFORM_RESERVE } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';

/**
 * Takes back the open spots of a payment, so that nobody can be accepted for them. The money held for them repays the
 * reserve. Part of a spot is not taken back. The caller has locked the campaign and the payment.
 */
export async function takeBackSpots(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { funding, campaign }: { funding: LockedFunding; campaign: LockedCampaign },
  { id, amount_cents }: { id: string; amount_cents: number },
): Promise<LockedCampaign> {
  const { campaign_id, payout_cents, fee_cents } = funding;
  const price = payout_cents + fee_cents;
  const left = funding.total_cents - funding.refunded_cents - funding.taken_back_cents;
  const free = campaign.funded_slots - campaign.taken_slots;
  const spots = Math.min(free, Math.floor(left / price), Math.floor(amount_cents / price));
  if (funding.purpose === 'quote' || spots <= 0) return campaign;
  const at = now().toISOString();
  const dropped = await dropOpenSpots(tx, campaign, spots, now());
  await tx
    .updateTable('fundings')
    .set((eb) => ({ taken_back_cents: eb('taken_back_cents', '+', spots * price), updated_at: at }))
    .where('id', '=', funding.id)
    .execute();
  await tx
    .updateTable('chargebacks')
    .set({ spots_taken_back: spots, taken_back_cents: spots * price })
    .where('id', '=', id)
    .execute();
  const transfers = [
    { from: heldOf(campaign_id), to: PLATFORM_RESERVE, amount_cents: spots * payout_cents },
    { from: feesHeldOf(campaign_id), to: PLATFORM_RESERVE, amount_cents: spots * fee_cents },
  ];
  const event = {
    event_key: `chargeback-spots:${id}`,
    kind: 'chargeback_spots',
    campaign_id,
    subject_id: id,
  };
  await postTransfers(tx, { ...event, transfers }, now());
  return dropped;
}
