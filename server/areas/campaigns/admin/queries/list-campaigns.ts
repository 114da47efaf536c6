import { sql } from 'kysely';
import type { AdminCampaignsQuery } from '#contract/campaigns/admin.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beginsWith } from '#server/platform/db/prefix.ts';

/** A search that matches more than this is too short to be useful. */
const MOST_BUSINESSES = 200;
const MOST_TITLES = 5_000;

/** Newest first: ids sort by creation time. `search` is the beginning of a title or a business name. */
export async function listCampaigns(db: Database, { search, status, cursor, limit }: AdminCampaignsQuery) {
  const after = readCursor(cursor);
  const rows = await db
    .selectFrom('campaigns')
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .select(['campaigns.id', 'campaigns.title', 'campaigns.business_id', 'businesses.business_name'])
    .select(['campaigns.status', 'campaigns.is_paused_by_admin', 'campaigns.creator_payout_cents'])
    .select(['campaigns.slots', 'campaigns.taken_slots', 'campaigns.application_deadline'])
    .select('campaigns.created_at')
    .$if(Boolean(search), (query) => query.where(isNamed(search ?? '')))
    .$if(status !== undefined, (query) => query.where('campaigns.status', '=', status ?? 'live'))
    .$if(after !== null, (query) => query.where('campaigns.id', '<', after?.[1] ?? ''))
    .orderBy('campaigns.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => ['', id]);
  return { campaigns: page, next_cursor };
}

/** Each half has its own index; joined by `or`, all campaigns would be read. */
function isNamed(text: string) {
  const business = sql`(
    select id from businesses where ${beginsWith(sql`lower(business_name)`, text)} limit ${MOST_BUSINESSES}
  )`;
  return sql<boolean>`campaigns.id in (
    (select id from campaigns where ${beginsWith(sql`lower(title)`, text)} limit ${MOST_TITLES})
    union all
    select id from campaigns where business_id in ${business}
  )`;
}
