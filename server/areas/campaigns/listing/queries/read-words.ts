import { sql } from 'kysely';
import { cacheFor } from '#server/platform/db/cache-for.ts';

const SAMPLED = 1_000;
/** Fewer are chance, and words are as many as people write. */
const LEAST = 3;

/** How common words are among the newest campaigns, by the names of their buckets. They only guide the choice of a plan. */
export const readWords = cacheFor(120, async (db): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ bucket: string; share: number }>`
    with newest as materialized (
      select l.buckets
      from (
        select campaign_id from listing_buckets where bucket = 'a'
        order by published_at desc, campaign_id desc limit ${sql.lit(SAMPLED)}
      ) latest
      join campaign_listings l on l.campaign_id = latest.campaign_id
    )
    select bucket, count(*)::float8 / (select count(*) from newest) as share
    from newest cross join lateral unnest(buckets) as bucket
    where bucket like 'w:%'
    group by bucket having count(*) >= ${sql.lit(LEAST)}`.execute(db);
  return new Map(rows.map(({ bucket, share }) => [bucket, share]));
});

/** The share of campaigns with a word that is too rare to be among them. */
export const RARE = 1 / SAMPLED;
