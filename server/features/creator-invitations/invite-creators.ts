import type { CampaignApplicantsParams } from '#contract/campaign-applicants.ts';
import type { CreatorInvitations } from '#contract/creator-invitations.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { holdApplication } from '../applications/hold-application.ts';
import { moveApplication } from '../applications/move-application.ts';
import { getOwnCampaign } from '../campaigns/find-own-campaign.ts';
import { requireInvitable } from './require-invitable.ts';

interface Result {
  creator_id: string;
  application_id: string | null;
  problem: string | null;
}

/** Asks creators to apply, each for itself. Nobody is asked twice, and nobody who applied already. */
export async function inviteCreators(
  context: Context,
  account: Account,
  params: CampaignApplicantsParams,
  { creator_ids, words }: CreatorInvitations,
): Promise<{ results: Result[] }> {
  const { id: campaign_id } = await getOwnCampaign(context.db, account, params, 'change');
  const results: Result[] = [];
  for (const creator_id of new Set(creator_ids)) {
    try {
      const invited = await inTransaction(context.db, async (tx) => {
        await getOwnCampaign(tx, account, params, 'change');
        const held = await holdApplication(tx, { campaign_id, creator_id });
        await requireInvitable(tx, held);
        return moveApplication(tx, context, {
          campaign_id,
          creator_id,
          move: 'invite',
          invitation: words,
          actor_id: account.user_id,
        });
      });
      results.push({ creator_id, application_id: invited.application_id, problem: null });
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      results.push({ creator_id, application_id: null, problem: cause.message });
    }
  }
  return { results };
}
