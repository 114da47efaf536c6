import type { InvitableCampaigns } from '#contract/hiring/invitations.ts';
import type { Account } from '#domain/accounts/access.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { isInReach } from '#server/areas/base/actors/reach.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { viewCreator } from '#server/areas/creators/profiles/view-creator.ts';
import type { Context } from '#server/platform/context.ts';

const MOST_SHOWN = 50;

/** The open campaigns of a business with this creator's status in each. */
export async function listInvitableCampaigns(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  { id, creator_id }: { id: string; creator_id: string },
): Promise<InvitableCampaigns> {
  const { reach } = await requireMembership(db, account, id, 'read');
  await viewCreator(db, account, creator_id);
  const campaigns = await db
    .selectFrom('campaigns')
    .leftJoin('applications', (join) =>
      join
        .onRef('applications.campaign_id', '=', 'campaigns.id')
        .on('applications.creator_id', '=', creator_id),
    )
    .select(['campaigns.id', 'campaigns.title', 'campaigns.creator_payout_cents as payout_cents'])
    .select(['campaigns.application_deadline', 'applications.status'])
    .where('campaigns.business_id', '=', id)
    .where(isInReach(reach, 'campaigns.id'))
    .where('campaigns.status', '=', 'live')
    .where('campaigns.is_offer', '=', false)
    .whereRef('campaigns.taken_slots', '<', 'campaigns.funded_slots')
    .where(({ eb, or }) =>
      or([eb('application_deadline', 'is', null), eb('application_deadline', '>=', newYorkDate(now()))]),
    )
    .orderBy('campaigns.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return { campaigns };
}
