import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { extrapolate, type Market, spanOf } from './read-market.ts';

const MOST_WORDS = 12;
/** So many of the newest entries tell how long a shelf is. */
const SAMPLED = 100;

export interface Estimate {
  shelf: string;
  /** Exact where it is short, so none is none. */
  length: number;
}

interface Row {
  shelf: string;
  is_word: boolean;
  count: number;
  since: string | null;
  until: string | null;
}

/** How long the shelves are that stand for the words of a search, the rarest first, and all of some others together. */
export async function estimateShelves(
  db: Database,
  { search, shelves }: { search: string; shelves: readonly string[] },
  { span_ms }: Market,
): Promise<{ words: Estimate[]; length: number }> {
  const { rows } = await sql<Row>`
    select one.shelf, one.is_word, latest.count, latest.since, latest.until
    from (
      (
        select 'w:' || left(word, 60) as shelf, true as is_word
        from unnest(tsvector_to_array(to_tsvector('english', ${search}::text))) word
        limit ${MOST_WORDS}
      )
      union all
      select shelf, false from unnest(${shelves}::text[]) shelf
    ) one
    cross join lateral (
      select count(*)::int as count, min(published_at) as since, max(published_at) as until
      from (
        select published_at from listing_shelves s where s.shelf = one.shelf collate "C"
        order by published_at desc, campaign_id desc limit ${sql.lit(SAMPLED)}
      ) entries
    ) latest`.execute(db);
  const estimates = rows.map(({ shelf, is_word, count, since, until }) => ({
    shelf,
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
