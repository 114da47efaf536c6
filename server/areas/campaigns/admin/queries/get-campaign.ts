import type { AdminCampaign } from '#contract/campaigns/admin.ts';
import { canMoveCampaign } from '#domain/campaigns/campaign-states.ts';
import { displayName } from '#domain/format/display-name.ts';
import { MOST_OFFERED_AT_ONCE, type OfferAnswer } from '#domain/hiring/offers.ts';
import { readOwnCampaign } from '#server/areas/campaigns/campaigns/own-campaign-query.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** One campaign with its content, and the actions an admin can take. */
export async function getCampaign(db: Database, id: string): Promise<AdminCampaign> {
  const said = await db
    .selectFrom('campaigns')
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .leftJoin('business_locations', 'business_locations.id', 'campaigns.location_id')
    .select(['campaigns.business_id', 'businesses.business_name', 'campaigns.description'])
    .select(['business_locations.neighborhood', 'campaigns.created_at'])
    .select('campaigns.stopped_at')
    .where('campaigns.id', '=', id)
    .executeTakeFirst();
  if (said === undefined) throw new Problem('not_found', 'We can’t find that campaign.');
  const campaign = await readOwnCampaign(db, id);
  const { status, is_paused_by_admin } = campaign;
  const { stopped_at, ...told } = said;
  return {
    ...campaign,
    ...told,
    offered_to: campaign.is_offer ? await listOffered(db, id) : [],
    can_pause: canMoveCampaign('admin_pause', status, 'admin') && !is_paused_by_admin,
    can_resume: canMoveCampaign('resume', status, 'admin') && stopped_at === null,
    can_take_down: canMoveCampaign('cancel', status, 'admin'),
  };
}

/** An offer that wasn't sent has no application yet. */
async function listOffered(db: Database, campaignId: string): Promise<AdminCampaign['offered_to']> {
  const rows = await db
    .selectFrom('waiting_invitations as w')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .leftJoin('applications as a', (join) =>
      join.onRef('a.campaign_id', '=', 'w.campaign_id').onRef('a.creator_id', '=', 'w.creator_id'),
    )
    .select(['k.user_id', 'p.full_name', 'w.status as invitation', 'a.status'])
    .where('w.campaign_id', '=', campaignId)
    .orderBy('w.id')
    .limit(MOST_OFFERED_AT_ONCE)
    .execute();
  return rows.map(({ user_id, full_name, invitation, status }) => {
    const answer: OfferAnswer = status ?? (invitation === 'waiting' ? 'unsent' : 'skipped');
    return { user_id, name: displayName({ full_name, email: null }), answer };
  });
}
