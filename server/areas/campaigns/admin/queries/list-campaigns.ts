import { sql } from 'kysely';
import type { AdminCampaignsQuery } from '#contract/campaigns/admin.ts';
import { CAMPAIGN_STATUSES } from '#domain/campaigns/campaign-states.ts';
import { countChoices } from '#server/platform/db/count-choices.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beginsWith } from '#server/platform/db/prefix.ts';
import { inOrder, type Order } from '#server/platform/db/sorted.ts';
import { isWithin, type Ranged } from '#server/platform/db/time-range.ts';

/** A search that matches more than this is too short to be useful. */
const MOST_BUSINESSES = 200;
const MOST_TITLES = 5_000;

type Filters = Pick<AdminCampaignsQuery, 'search' | 'status'> & Ranged;

/** Each has an index. A campaign without a payout or a deadline comes before all that have one. */
const ORDERS: Record<NonNullable<AdminCampaignsQuery['sort']>, Pick<Order, 'value' | 'type'>> = {
  created: {},
  title: { value: sql`lower(campaigns.title) collate "C"`, type: 'text' },
  payout: { value: sql`coalesce(campaigns.creator_payout_cents, -1)`, type: 'bigint' },
  deadline: { value: sql`coalesce(campaigns.application_deadline, '-infinity'::date)`, type: 'date' },
};

/** `search` is the beginning of a title or a business name. */
export async function listCampaigns(
  db: Database,
  { sort = 'created', direction = 'desc', cursor, limit, ...filters }: AdminCampaignsQuery & Ranged,
) {
  const order = { ...ORDERS[sort], id: sql.ref('campaigns.id'), direction };
  const rows = await inOrder(selectCampaigns(db, filters), order, readCursor(cursor))
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .select(['campaigns.id', 'campaigns.title', 'campaigns.business_id', 'businesses.business_name'])
    .select(['campaigns.status', 'campaigns.is_paused_by_admin', 'campaigns.creator_payout_cents'])
    .select(['campaigns.slots', 'campaigns.taken_slots', 'campaigns.application_deadline'])
    .select(['campaigns.is_offer', 'campaigns.created_at'])
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ place, id }) => [place, id]);
  const choices = { status: CAMPAIGN_STATUSES };
  const counts = cursor ? null : await countChoices(db, filters, choices, selectCampaigns);
  return { campaigns: page, next_cursor, counts };
}

function selectCampaigns(db: Database, { search, status, range }: Filters) {
  return db
    .selectFrom('campaigns')
    .$if(range !== undefined, (query) => query.where(isWithin(sql`campaigns.created_at`, range)))
    .$if(Boolean(search), (query) => query.where(isNamed(search ?? '')))
    .$if(status !== undefined, (query) => query.where('campaigns.status', '=', status ?? 'live'));
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
