import { sql } from 'kysely';
import { SLOTS_MAX } from '#domain/campaign-limits.ts';
import { canChooseCreators } from '#domain/campaign-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { feesHeldOf, heldOf, PROVIDER_CLEARING } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import type { HeldCampaign } from '../campaigns/hold-campaign.ts';
import { moveCampaign } from '../campaigns/move-campaign.ts';
import { recordCampaignEvent } from '../campaigns/record-event.ts';
import { refreshListing } from '../feed/refresh-listing.ts';
import { settlePaidQuote } from '../quotes/settle-paid-quote.ts';
import { type HeldFunding, holdFunding } from './hold-funding.ts';
import { moveFunding } from './move-funding.ts';
import { refundFunding } from './refund-funding.ts';
import { tellOfFunding } from './tell-of-money.ts';

/**
 * Money came in. It is held for its campaign, whatever has become of it meanwhile; what the campaign has no use for any
 * more goes straight back. Told again, nothing happens again.
 */
export async function confirmFunding(
  tx: Tx,
  context: Context,
  { funding_id, reference }: { funding_id: string; reference: string },
): Promise<void> {
  const now = context.now();
  const { funding, campaign } = await holdFunding(tx, funding_id);
  const isNew = await moveFunding(tx, funding, { move: 'pay', provider_reference: reference }, now);
  if (!isNew) return;
  const pieces = Math.max(funding.slots, 1);
  const event = {
    event_key: `funding:${funding.id}`,
    kind: 'paid_in',
    campaign_id: funding.campaign_id,
    subject_id: funding.id,
    transfers: [
      {
        from: PROVIDER_CLEARING,
        to: heldOf(funding.campaign_id),
        amount_cents: pieces * funding.payout_cents,
      },
      {
        from: PROVIDER_CLEARING,
        to: feesHeldOf(funding.campaign_id),
        amount_cents: pieces * funding.fee_cents,
      },
    ],
  };
  await postTransfers(tx, event, now);
  const isUsed =
    campaign !== null && (await unlessRefused(tx, () => putToUse(tx, context, funding, campaign)));
  if (campaign) await writeDown(tx, funding, isUsed, now);
  if (isUsed) await tellOfFunding(tx, context, funding.id, 'paid');
  else await refundFunding(tx, context, { funding_id: funding.id, reason: 'not_needed' });
}

/** What the campaign refuses leaves no trace but the money, which is booked all the same. */
async function unlessRefused(tx: Tx, use: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint before_use`.execute(tx);
  try {
    return await use();
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    await sql`rollback to savepoint before_use`.execute(tx);
    return false;
  }
}

async function putToUse(
  tx: Tx,
  context: Context,
  funding: HeldFunding,
  campaign: HeldCampaign,
): Promise<boolean> {
  switch (funding.purpose) {
    case 'first': {
      const isAwaited =
        campaign.status === 'awaiting_funding' &&
        campaign.slots === funding.slots &&
        campaign.creator_payout_cents === funding.payout_cents;
      if (!isAwaited) return false;
      await addSpots(tx, campaign, funding.slots, context.now());
      await moveCampaign(tx, context, { campaign_id: campaign.id, move: 'go_live', mover: 'payment' });
      return true;
    }
    case 'more_spots': {
      const hasRoom = campaign.funded_slots + funding.slots <= SLOTS_MAX;
      if (!hasRoom || !canChooseCreators(campaign.status)) return false;
      await addSpots(tx, campaign, funding.slots, context.now());
      await refreshListing(tx, campaign.id);
      return true;
    }
    case 'quote':
      return settlePaidQuote(tx, context, {
        quote_id: funding.quote_id ?? '',
        actor_id: funding.started_by,
      });
  }
}

/** The campaign is held, so nobody takes a spot between reading and writing. */
async function addSpots(tx: Tx, campaign: HeldCampaign, count: number, now: Date): Promise<void> {
  const funded_slots = campaign.funded_slots + count;
  await tx
    .updateTable('campaigns')
    .set({ funded_slots, slots: Math.max(campaign.slots, funded_slots), updated_at: now.toISOString() })
    .where('id', '=', campaign.id)
    .execute();
}

async function writeDown(tx: Tx, funding: HeldFunding, isUsed: boolean, now: Date): Promise<void> {
  const { campaign_id, application_id, started_by: actor_id, total_cents, slots, purpose } = funding;
  const detail = { total_cents, slots, purpose, is_used: isUsed };
  await recordCampaignEvent(
    tx,
    { campaign_id, actor_id, kind: 'funding_paid', detail, ...(application_id && { application_id }) },
    now,
  );
}
