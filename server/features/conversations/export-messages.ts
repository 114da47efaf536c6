import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

const MOST = 10_000;

/** What somebody wrote, the newest first, for the download of their own data. What they deleted is still theirs. */
export function exportMessages(db: Database, userId: string) {
  return db
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .innerJoin('campaigns as g', 'g.id', 'c.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .select(['g.title as campaign_title', 'b.business_name', 'm.body', 'm.is_deleted', 'm.created_at'])
    .select(
      sql<string[]>`array(select f.original_name from message_files x
        join media_files f on f.id = x.media_file_id where x.message_id = m.id order by x.sort_order)`.as(
        'files',
      ),
    )
    .where('m.sender_id', '=', userId)
    .orderBy('m.created_at', 'desc')
    .limit(MOST)
    .execute();
}
