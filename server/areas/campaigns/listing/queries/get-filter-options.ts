import { sql } from 'kysely';
import type { CampaignFilterOptions } from '#contract/campaigns/listing.ts';
import { PAYOUT_BAR_CENTS, PAYOUT_FILTER_MAX_CENTS } from '#domain/campaigns/campaign-filters.ts';
import { cacheFor } from '#server/platform/db/cache-for.ts';
import type { Database } from '#server/platform/db/database.ts';

const BARS = PAYOUT_FILTER_MAX_CENTS / PAYOUT_BAR_CENTS;

/** Counts the complete list, so the result is cached. */
const countOptions = cacheFor(120, async (db) => {
  const [industries, neighborhoods, payout_histogram] = await Promise.all([
    countIndustries(db),
    countNeighborhoods(db),
    countPayouts(db),
  ]);
  return { industries, neighborhoods, payout_histogram };
});

export async function getFilterOptions(
  db: Database,
  isCreator: boolean,
  now: Date,
): Promise<CampaignFilterOptions> {
  const options = await countOptions(db, now);
  return isCreator ? options : { ...options, payout_histogram: null };
}

async function countIndustries(db: Database): Promise<CampaignFilterOptions['industries']> {
  const { rows } = await sql<CampaignFilterOptions['industries'][number]>`
    select i.slug, i.name, counted.campaign_count
    from (
      select industry, count(*)::int as campaign_count from campaign_listings
      where industry is not null group by industry
    ) counted
    join industries i on i.slug = counted.industry
    order by i.name limit 200`.execute(db);
  return rows;
}

async function countNeighborhoods(db: Database): Promise<CampaignFilterOptions['neighborhoods']> {
  const { rows } = await sql<CampaignFilterOptions['neighborhoods'][number]>`
    select n.slug, n.neighborhood_name, n.borough, counted.campaign_count
    from (
      select slug, count(*)::int as campaign_count
      from campaign_listings cross join lateral unnest(neighborhoods) as slug group by slug
    ) counted
    join neighborhoods n on n.slug = counted.slug
    order by n.neighborhood_name limit 500`.execute(db);
  return rows;
}

async function countPayouts(db: Database): Promise<number[]> {
  const { rows } = await sql<{ bar: number; campaign_count: number }>`
    select least(payout_cents / ${PAYOUT_BAR_CENTS}::int, ${BARS - 1}::int) as bar, count(*)::int as campaign_count
    from listing_buckets where bucket = 'a' and payout_cents > 0 group by 1`.execute(db);
  const counts = new Map(rows.map(({ bar, campaign_count }) => [bar, campaign_count]));
  return Array.from({ length: BARS }, (_, bar) => counts.get(bar) ?? 0);
}
