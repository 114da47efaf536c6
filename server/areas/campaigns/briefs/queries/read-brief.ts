import type { Brief } from '#contract/campaigns/briefs.ts';
import { fullDisclosure } from '#domain/campaigns/disclosure.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { readBriefLists } from './read-brief-lists.ts';

/** The current brief of a campaign, published or not. */
export async function readBrief(db: Database | Tx, campaignId: string): Promise<Brief> {
  const row = await db
    .selectFrom('campaigns')
    .select([
      'title',
      'description',
      'goals',
      'requirements_do',
      'requirements_dont',
      'questions',
      'fulfilment',
      'fulfilment_note',
      'min_followers',
      'prefers_followers',
      'criteria_niches',
      'criteria_neighborhood_ids',
      'rights_channels',
      'rights_paid_ads',
      'rights_months',
      'disclosure',
      'application_deadline',
      'content_due_days',
    ])
    .select(['status', 'location_id'])
    .where('id', '=', campaignId)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'We can’t find that campaign.');
  const { status, location_id, criteria_neighborhood_ids, ...plain } = row;
  const lists = await readBriefLists(db, { campaign_id: campaignId, location_id, criteria_neighborhood_ids });
  const known = location_id === null ? 'remote' : 'visit';
  // Only a draft may leave it empty.
  const fulfilment = plain.fulfilment ?? (status === 'draft' ? null : known);
  return {
    ...plain,
    ...lists,
    fulfilment,
    locations: fulfilment === 'visit' || fulfilment === null ? lists.locations : [],
    criteria_niches: plain.criteria_niches as Brief['criteria_niches'],
    rights_channels: plain.rights_channels as Brief['rights_channels'],
    disclosure: fullDisclosure(plain.disclosure),
  };
}
