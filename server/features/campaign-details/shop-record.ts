import { sql } from 'kysely';
import type { CampaignDetail } from '#contract/campaign-details.ts';
import type { Database } from '../../db/database.ts';

const LOOKED_AT = 50;
const FEWEST = 3;

/** What a business did here: campaigns posted, creators taken, and how soon it lately answered those who applied. */
export async function readShopRecord(db: Database, businessId: string): Promise<CampaignDetail['shop']> {
  const { rows } = await sql<CampaignDetail['shop']>`
    select
      (
        select count(*)::int from campaigns
        where business_id = ${businessId} and published_at is not null
      ) as campaign_count,
      (
        select coalesce(sum(taken_slots), 0)::int from campaigns where business_id = ${businessId}
      ) as creator_count,
      (
        select case when count(*) >= ${FEWEST}
          then round(avg(extract(epoch from decided_at - submitted_at) / 3600)::numeric, 1)::float8 end
        from (
          select a.decided_at, a.submitted_at
          from applications a join campaigns c on c.id = a.campaign_id
          where c.business_id = ${businessId} and a.status in ('accepted', 'rejected')
            and a.submitted_at is not null and a.decided_at is not null
          order by a.decided_at desc
          limit ${LOOKED_AT}
        ) decided
      ) as response_hours`.execute(db);
  return rows[0] ?? { campaign_count: 0, creator_count: 0, response_hours: null };
}
