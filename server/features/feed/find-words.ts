import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

const MOST_WORDS = 12;
/** Past this a word is common, whichever it is. */
const COUNTED = 2_000;

/** The words of a search as the shelves name them, the rarest first. None where nothing of it can be searched for. */
export async function findWords(db: Database, search: string): Promise<{ shelf: string; count: number }[]> {
  if (search === '') return [];
  const { rows } = await sql<{ shelf: string; count: number }>`
    select shelf, (
      select count(*)::int from (
        select 1 from listing_shelves s where s.shelf = words.shelf collate "C" limit ${sql.lit(COUNTED)}
      ) counted
    ) as count
    from (
      select 'w:' || left(word, 60) as shelf
      from unnest(tsvector_to_array(to_tsvector('english', ${search}::text))) word
      limit ${MOST_WORDS}
    ) words
    order by count, shelf`.execute(db);
  return rows;
}
