import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';
import { extrapolate, type Market, spanOf } from './read-market.ts';

const MOST_WORDS = 12;
/** The length of a bucket is extrapolated from this many of its newest entries. */
const SAMPLED = 100;

interface Row {
  bucket: string;
  is_word: boolean;
  count: number;
  since: string | null;
  until: string | null;
}

/** The names of the buckets of the words of a search, and the estimated total length of some others. */
export async function estimateBuckets(
  db: Database,
  { search, buckets }: { search: string; buckets: readonly string[] },
  { span_ms }: Market,
): Promise<{ words: string[]; length: number }> {
  const { rows } = await sql<Row>`
    (
      select 'w:' || left(word, 60) as bucket, true as is_word, 0 as count,
        null::timestamptz as since, null::timestamptz as until
      from unnest(tsvector_to_array(to_tsvector('english', ${search}::text))) word
      limit ${MOST_WORDS}
    )
    union all
    select one.bucket, false, latest.count, latest.since, latest.until
    from unnest(${buckets}::text[]) as one (bucket)
    cross join lateral (
      select count(*)::int as count, min(published_at) as since, max(published_at) as until
      from (
        select published_at from listing_buckets s where s.bucket = one.bucket collate "C"
        order by published_at desc, campaign_id desc limit ${sql.lit(SAMPLED)}
      ) entries
    ) latest`.execute(db);
  const lengths = rows.map(({ count, since, until }) =>
    count < SAMPLED || since === null || until === null
      ? count
      : extrapolate(count, spanOf(since, until), span_ms),
  );
  return {
    words: rows.filter(({ is_word }) => is_word).map(({ bucket }) => bucket),
    length: lengths.reduce((sum, length) => sum + length, 0),
  };
}
