import { sql } from 'kysely';
import type { Showcase } from '#contract/campaigns/showcase.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import type { Database } from '#server/platform/db/database.ts';

const HANGING_CAMPAIGNS = 3;
const BUSY_NEIGHBORHOODS = 12;

/** Campaigns for the landing page: the newest open ones, one per shop. */
export async function listHangingCampaigns(
  db: Database,
  cityId: string,
  now: Date,
): Promise<Showcase['campaigns']> {
  const { rows } = await sql<Showcase['campaigns'][number]>`
    with by_shop as (
      select distinct on (c.business_id) c.*
      from campaigns c
      where c.city_id = ${cityId} and c.status = 'live' and not c.is_offer and c.public_id is not null
        and c.application_deadline >= ${newYorkDate(now)}::date
      order by c.business_id, c.published_at desc, c.id desc
    )
    select b.business_name, b.slug as business_slug, b.industry, c.public_id, l.neighborhood,
      c.creator_payout_cents, c.application_deadline,
      coalesce((
        select json_agg(json_build_object('kind', d.kind, 'quantity', d.quantity) order by d.sort_order)
        from campaign_deliverables d where d.campaign_id = c.id
      ), '[]') as package_deliverables
    from by_shop c
    join businesses b on b.id = c.business_id
    left join business_locations l on l.id = c.location_id
    order by c.published_at desc, c.id desc
    limit ${HANGING_CAMPAIGNS}`.execute(db);
  return rows;
}

/**
 * The neighborhoods with the most open campaigns, at least one in every borough that has any, each with one shop to
 * show.
 */
export async function listBusyNeighborhoods(
  db: Database,
  cityId: string,
): Promise<Showcase['neighborhoods']> {
  const { rows } = await sql<Showcase['neighborhoods'][number]>`
    with counted as (
      select l.neighborhood_id, count(*)::int as campaign_count, min(c.business_id::text)::uuid as business_id
      from campaigns c
      join business_locations l on l.id = c.location_id
      where c.city_id = ${cityId} and c.status = 'live' and not c.is_offer and l.neighborhood_id is not null
      group by l.neighborhood_id
    ), ranked as (
      select counted.*, n.neighborhood_name, n.borough,
        row_number() over (partition by n.borough order by campaign_count desc, n.neighborhood_name) as place_in_borough
      from counted
      join neighborhoods n on n.id = counted.neighborhood_id
    ), busy as (
      select * from ranked
      order by (place_in_borough = 1) desc, campaign_count desc, neighborhood_name
      limit ${BUSY_NEIGHBORHOODS}
    )
    select busy.neighborhood_name, busy.borough, busy.campaign_count,
      json_build_object('business_name', b.business_name, 'business_slug', b.slug, 'industry', b.industry) as shop
    from busy
    join businesses b on b.id = busy.business_id
    order by busy.campaign_count desc, busy.neighborhood_name`.execute(db);
  return rows;
}

export async function countOpenCampaigns(
  db: Database,
  cityId: string,
): Promise<Pick<Showcase, 'campaign_count' | 'borough_count'>> {
  const { rows } = await sql<Pick<Showcase, 'campaign_count' | 'borough_count'>>`
    select count(*)::int as campaign_count, count(distinct n.borough)::int as borough_count
    from campaigns c
    left join business_locations l on l.id = c.location_id
    left join neighborhoods n on n.id = l.neighborhood_id
    where c.city_id = ${cityId} and c.status = 'live' and not c.is_offer`.execute(db);
  return rows[0] ?? { campaign_count: 0, borough_count: 0 };
}
