import { canChooseCreators } from '#domain/campaigns/campaign-states.ts';
import type { ApplicationMoveName } from '#domain/hiring/application-states.ts';
import { closeSelection } from '#server/areas/campaigns/campaigns/commands/close-selection.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { moveCampaign } from '#server/areas/campaigns/campaigns/transition.ts';
import { refundOpenSpot } from '#server/areas/money/fundings/commands/refund-unallocated.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { LockedApplication } from './lock.ts';

const ENDS: ReadonlySet<ApplicationMoveName> = new Set([
  'withdraw',
  'decline_offer',
  'withdraw_offer',
  'reject',
  'expire',
]);

/** A no, a withdrawal or the end of its time refunds the spot of an offer at once. The caller has locked the campaign. */
export async function returnOffered(
  tx: Tx,
  context: Context,
  move: ApplicationMoveName,
  { id, campaign }: LockedApplication,
): Promise<LockedCampaign> {
  if (!campaign.is_offer || !ENDS.has(move)) return campaign;
  return returnSpot(tx, context, campaign, id);
}

/** The same for an offer that couldn't be sent. */
export async function returnUnsent(tx: Tx, context: Context, campaign: LockedCampaign): Promise<void> {
  if (campaign.is_offer) await returnSpot(tx, context, campaign);
}

async function returnSpot(
  tx: Tx,
  context: Context,
  campaign: LockedCampaign,
  applicationId?: string,
): Promise<LockedCampaign> {
  // A campaign that has ended refunds all its open spots together.
  if (!canChooseCreators(campaign.status)) return campaign;
  const left = await refundOpenSpot(tx, context, campaign, applicationId);
  return left.funded_slots > left.taken_slots ? left : finish(tx, context, left);
}

/** Every creator has answered. */
async function finish(tx: Tx, context: Context, campaign: LockedCampaign): Promise<LockedCampaign> {
  if (campaign.taken_slots === 0) {
    return moveCampaign(tx, context, campaign, { move: 'expire', mover: 'clock' });
  }
  if (campaign.status === 'closed') return campaign;
  const closed = await moveCampaign(tx, context, campaign, { move: 'close', mover: 'clock' });
  await closeSelection(tx, closed.id, context.now());
  return closed;
}
