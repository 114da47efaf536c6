import { sql } from 'kysely';
import type { CampaignDetail } from '#contract/campaign-details.ts';
import type { Database } from '../../db/database.ts';
import { readResponseTime } from '../response-times/read-response-time.ts';

/** What a business did here: campaigns posted, creators taken, and how soon it lately answered those who applied. */
export async function readShopRecord(db: Database, businessId: string): Promise<CampaignDetail['shop']> {
  const { rows } = await sql<{ campaign_count: number; creator_count: number }>`
    select
      (
        select count(*)::int from campaigns
        where business_id = ${businessId} and published_at is not null
      ) as campaign_count,
      (
        select coalesce(sum(taken_slots), 0)::int from campaigns where business_id = ${businessId}
      ) as creator_count`.execute(db);
  const { campaign_count = 0, creator_count = 0 } = rows[0] ?? {};
  const { median_hours } = await readResponseTime(db, businessId);
  return { campaign_count, creator_count, response_hours: median_hours };
}
