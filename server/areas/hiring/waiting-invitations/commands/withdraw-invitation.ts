import type { CampaignApplicantsParams } from '#contract/hiring/applicants.ts';
import type { Account } from '#domain/accounts/access.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockInvitations } from '../lock.ts';
import { moveWaitingInvitation } from '../transition.ts';

/** Withdraws an invitation that wasn't sent. The creator never hears of it. Safe to repeat. */
export function withdrawInvitation(
  context: Context,
  account: Account,
  { invitation_id, ...params }: CampaignApplicantsParams & { invitation_id: string },
): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const { id: campaign_id } = await getOwnCampaign(tx, account, params, 'change');
    const { is_offer } = await lockCampaign(tx, campaign_id);
    if (is_offer)
      throw new Problem('conflict', 'Each spot of an offer has its creator. Cancel the offer instead.');
    const [locked] = await lockInvitations(tx, campaign_id, { ids: [invitation_id] });
    if (locked === undefined) throw new Problem('not_found', 'We can’t find that invitation.');
    if (locked.status === 'withdrawn') return;
    await moveWaitingInvitation(tx, context, locked, { move: 'withdraw' });
  });
}
