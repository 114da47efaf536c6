import type { CampaignApplicantsParams } from '#contract/hiring/applicants.ts';
import type { CreatorInvitations } from '#contract/hiring/invitations.ts';
import type { Account } from '#domain/accounts/access.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import { moveApplication } from '#server/areas/hiring/applications/transition.ts';
import { lockPlace } from '#server/areas/hiring/places/lock.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { requireInvitable } from './require-invitable.ts';

interface Result {
  creator_id: string;
  application_id: string | null;
  problem: string | null;
}

/** Invites creators one by one, except those already invited and those who have applied. */
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
        const locked = await lockPlace(tx, { campaign_id, creator_id });
        await requireInvitable(tx, locked);
        return moveApplication(tx, context, locked, {
          move: 'invite',
          invitation: words,
          actor_id: account.user_id,
        });
      });
      results.push({ creator_id, application_id: invited.id, problem: null });
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      results.push({ creator_id, application_id: null, problem: cause.message });
    }
  }
  return { results };
}
