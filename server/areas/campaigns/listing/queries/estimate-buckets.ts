import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';
import { extrapolate, type Market, spanOf } from './read-market.ts';

const MOST_WORDS = 12;
/** The length of a bucket is extrapolated from this many of its newest entries. */
const SAMPLED = 100;

export interface Estimate {
  bucket: string;
  /** Exact for short buckets, so 0 means empty. */
  length: number;
}

interface Row {
  bucket: string;
  is_word: boolean;
  count: number;
  since: string | null;
  until: string | null;
}

/** Estimates the length of the bucket of each word of a search, the shortest first, and the total length of some others. */
export async function estimateBuckets(
  db: Database,
  { search, buckets }: { search: string; buckets: readonly string[] },
  { span_ms }: Market,
): Promise<{ words: Estimate[]; length: number }> {
  const { rows } = await sql<Row>`
    select one.bucket, one.is_word, latest.count, latest.since, latest.until
    from (
      (
        select 'w:' || left(word, 60) as bucket, true as is_word
        from unnest(tsvector_to_array(to_tsvector('english', ${search}::text))) word
        limit ${MOST_WORDS}
      )
      union all
      select bucket, false from unnest(${buckets}::text[]) bucket
    ) one
    cross join lateral (
      select count(*)::int as count, min(published_at) as since, max(published_at) as until
      from (
        select published_at from listing_buckets s where s.bucket = one.bucket collate "C"
        order by published_at desc, campaign_id desc limit ${sql.lit(SAMPLED)}
      ) entries
    ) latest`.execute(db);
  const estimates = rows.map(({ bucket, is_word, count, since, until }) => ({
    bucket,
    is_word,
    length:
      count < SAMPLED || since === null || until === null
        ? count
        : extrapolate(count, spanOf(since, until), span_ms),
  }));
  return {
    words: estimates.filter(({ is_word }) => is_word).sort((a, b) => a.length - b.length),
    length: estimates.reduce((sum, { is_word, length }) => sum + (is_word ? 0 : length), 0),
  };
}
