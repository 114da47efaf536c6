import type { CampaignDraft } from '#contract/campaigns/drafts.ts';
import { displayName } from '#domain/format/display-name.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { findFeePercent } from '#server/areas/campaigns/campaigns/queries/spot-price.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** A campaign with all editable fields. */
export async function getDraft(db: Database | Tx, campaignId: string): Promise<CampaignDraft> {
  const row = await draftQuery(db).where('campaigns.id', '=', campaignId).executeTakeFirstOrThrow();
  const { email, full_name, editor_id, public_id, ...plain } = row;
  return {
    ...plain,
    public_id: public_id ?? plain.id,
    criteria_niches: plain.criteria_niches as CampaignDraft['criteria_niches'],
    rights_channels: plain.rights_channels as CampaignDraft['rights_channels'],
    deliverables: await listDeliverables(db, campaignId),
    location_ids: await listLocationIds(db, campaignId, plain.location_id),
    business_fee_percent: await findFeePercent(db, campaignId),
    creator_fee_percent: (await readSettings(db)).creator_fee_percent,
    edited_by: editor_id === null ? null : displayName({ full_name, email }),
  };
}

function draftQuery(db: Database | Tx) {
  return db
    .selectFrom('campaigns')
    .leftJoin('users', 'users.id', 'campaigns.edited_by')
    .leftJoin('profiles', 'profiles.user_id', 'campaigns.edited_by')
    .select(['campaigns.id', 'campaigns.business_id', 'public_id', 'slug', 'campaigns.status', 'location_id'])
    .select(['title', 'campaigns.description', 'goals', 'requirements_do', 'requirements_dont', 'questions'])
    .select(['fulfilment', 'fulfilment_note', 'min_followers', 'prefers_followers', 'criteria_niches'])
    .select(['criteria_neighborhood_ids', 'rights_channels', 'rights_paid_ads', 'rights_months'])
    .select('has_chosen_rights')
    .select(['disclosure', 'application_deadline', 'content_due_days', 'accepts_quotes'])
    .select([
      'creator_payout_cents',
      'slots',
      'package_id',
      'version',
      'brief_version',
      'funded_slots',
      'taken_slots',
    ])
    .select(['campaigns.updated_at', 'users.id as editor_id', 'users.email', 'profiles.full_name']);
}

async function listDeliverables(
  db: Database | Tx,
  campaignId: string,
): Promise<CampaignDraft['deliverables']> {
  return db
    .selectFrom('campaign_deliverables')
    .select(['kind', 'quantity', 'note'])
    .where('campaign_id', '=', campaignId)
    .orderBy('sort_order')
    .orderBy('kind')
    .execute();
}

/** Campaigns from before there could be several locations have theirs only in the row. */
export async function listLocationIds(
  db: Database | Tx,
  campaignId: string,
  locationId: string | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('campaign_locations')
    .select('location_id')
    .where('campaign_id', '=', campaignId)
    .orderBy('sort_order')
    .execute();
  if (rows.length > 0) return rows.map(({ location_id }) => location_id);
  return locationId === null ? [] : [locationId];
}
