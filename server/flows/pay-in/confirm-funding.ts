import { sql } from 'kysely';
import { SLOTS_MAX } from '#domain/campaigns/campaign-limits.ts';
import { canChooseCreators } from '#domain/campaigns/campaign-states.ts';
import { isBlockedFromPaying } from '#server/areas/businesses/businesses/queries/paying-block.ts';
import { goLive } from '#server/areas/campaigns/briefs/commands/go-live.ts';
import { addSpots } from '#server/areas/campaigns/campaigns/commands/fund-spots.ts';
import { recordCampaignEvent } from '#server/areas/campaigns/campaigns/commands/record-event.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { refreshListing } from '#server/areas/campaigns/listing/commands/refresh-listing.ts';
import { waitingInvitations } from '#server/areas/hiring/waiting-invitations/send-entry.ts';
import { refundFunding } from '#server/areas/money/fundings/commands/refund-funding.ts';
import type { LockedFunding, LockedPayment } from '#server/areas/money/fundings/lock-funding.ts';
import { notifyAboutFunding } from '#server/areas/money/fundings/notify/notify-about-money.ts';
import { issueReceipt } from '#server/areas/money/fundings/receipt-revisions.ts';
import { moveFunding } from '#server/areas/money/fundings/transition-funding.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { feesHeldOf, heldOf, PROVIDER_CLEARING } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { settlePaidQuote } from './settle-paid-quote.ts';

/**
 * Records a payment that arrived. It is held for its campaign, whatever happened meanwhile; money the campaign can no
 * longer use is refunded at once. Safe to repeat.
 */
export async function confirmFunding(
  tx: Tx,
  context: Context,
  { funding, campaign, reference }: LockedPayment & { reference: string },
): Promise<void> {
  const now = context.now();
  if (!(await moveFunding(tx, funding, { move: 'pay', provider_reference: reference }, now))) return;
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
  const { id: funding_id, reference: ordered } = funding;
  await issueReceipt(tx, { funding_id, revision: 1, reference: ordered, issued_by: null }, now);
  const isUsed =
    campaign !== null && (await unlessRefused(tx, () => putToUse(tx, context, funding, campaign)));
  if (campaign) await writeDown(tx, funding, isUsed, now);
  if (isUsed) await notifyAboutFunding(tx, context, funding.id, 'paid');
  else await refundFunding(tx, context, { funding_id: funding.id, reason: 'not_needed' });
}

/** If the campaign refuses the payment, only its use is rolled back: the money has arrived and stays in the ledger. */
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
  funding: LockedFunding,
  campaign: LockedCampaign,
): Promise<boolean> {
  if (campaign.stopped_at !== null || (await isBlockedFromPaying(tx, campaign.business_id))) return false;
  switch (funding.purpose) {
    case 'first': {
      const isAwaited =
        campaign.status === 'awaiting_funding' &&
        campaign.slots === funding.slots &&
        campaign.creator_payout_cents === funding.payout_cents;
      if (!isAwaited) return false;
      await goLive(tx, context, await addSpots(tx, campaign, funding.slots, context.now()));
      await context.queue.enqueue(tx, waitingInvitations, { campaign_id: campaign.id });
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
      return settlePaidQuote(tx, context, campaign, {
        quote_id: funding.quote_id ?? '',
        actor_id: funding.started_by,
      });
  }
}

async function writeDown(tx: Tx, funding: LockedFunding, isUsed: boolean, now: Date): Promise<void> {
  const { campaign_id, application_id, started_by: actor_id, total_cents, slots, purpose } = funding;
  const detail = { total_cents, slots, purpose, is_used: isUsed };
  await recordCampaignEvent(
    tx,
    { campaign_id, actor_id, kind: 'funding_paid', detail, ...(application_id && { application_id }) },
    now,
  );
}
