import { sql } from 'kysely';
import { MOST_REPORT_ROWS } from '#domain/work/campaign-results.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

export function readCampaign(db: Database | Tx, campaignId: string) {
  return db
    .selectFrom('campaigns as c')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .select(['c.title as campaign_title', 'b.business_name', 'c.status', 'c.published_at'])
    .select(['c.slots', 'c.taken_slots as filled_slots'])
    .where('c.id', '=', campaignId)
    .executeTakeFirstOrThrow();
}

/** The work of a campaign, with the name its creator has for the business. */
export function readWork(db: Database | Tx, campaignId: string) {
  return db
    .selectFrom('collaborations as w')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select(['w.id', 'w.status'])
    .select(sql<string>`coalesce(nullif(trim(p.full_name), ''), 'A creator')`.as('name'))
    .where('w.campaign_id', '=', campaignId)
    .orderBy('w.agreed_at')
    .orderBy('w.id')
    .limit(MOST_REPORT_ROWS)
    .execute();
}
