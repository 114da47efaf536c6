import type { AdminCampaign } from '#contract/admin-campaigns.ts';
import { canMoveCampaign } from '#domain/campaign-states.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { readOwnCampaign } from '../campaigns/own-campaign-query.ts';

/** One campaign with what it says, and what an admin can do with it. */
export async function getCampaign(db: Database, id: string): Promise<AdminCampaign> {
  const said = await db
    .selectFrom('campaigns')
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .leftJoin('business_locations', 'business_locations.id', 'campaigns.location_id')
    .select(['campaigns.business_id', 'businesses.business_name', 'campaigns.description'])
    .select(['business_locations.neighborhood', 'campaigns.created_at'])
    .where('campaigns.id', '=', id)
    .executeTakeFirst();
  if (said === undefined) throw new Problem('not_found', 'There is no such campaign.');
  const campaign = await readOwnCampaign(db, id);
  const { status, is_held_by_admin } = campaign;
  return {
    ...campaign,
    ...said,
    can_hold: canMoveCampaign('hold', status, 'admin') && !is_held_by_admin,
    can_resume: canMoveCampaign('resume', status, 'admin'),
    can_take_down: canMoveCampaign('cancel', status, 'admin'),
  };
}
