import { type CampaignGap, findCampaignGaps } from '#domain/campaigns/campaign-checks.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { getDraft } from '../queries/get-draft.ts';

/** Refuses an incomplete campaign, with an error for each missing field. */
export async function requireComplete(db: Database | Tx, campaignId: string, now: Date): Promise<void> {
  const gaps = await listCampaignGaps(db, campaignId, now);
  const [first] = gaps;
  if (first === undefined) return;
  const fields = gaps.map(({ field, message }) => ({ path: field, message }));
  throw new Problem('invalid_input', `Something’s missing: ${first.message}.`, fields);
}

/** The fields still missing before a campaign can be paid for and published. */
async function listCampaignGaps(db: Database | Tx, campaignId: string, now: Date): Promise<CampaignGap[]> {
  const draft = await getDraft(db, campaignId);
  const open = await openLocationIds(db, draft.location_ids);
  return findCampaignGaps({ ...draft, location_ids: open }, now);
}

async function openLocationIds(db: Database | Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('business_locations')
    .select('id')
    .where('id', 'in', [...ids])
    .where('archived_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
