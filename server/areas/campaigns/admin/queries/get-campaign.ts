import type { AdminCampaign } from '#contract/campaigns/admin.ts';
import { canMoveCampaign } from '#domain/campaigns/campaign-states.ts';
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
    can_pause: canMoveCampaign('admin_pause', status, 'admin') && !is_paused_by_admin,
    can_resume: canMoveCampaign('resume', status, 'admin') && stopped_at === null,
    can_take_down: canMoveCampaign('cancel', status, 'admin'),
  };
}
