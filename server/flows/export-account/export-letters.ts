import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';

export interface Page {
  offset: number;
  limit: number;
}

/** The messages of an account, newest first, for the download of its data, including those they deleted. */
export function exportMessages(db: Database, userId: string, { offset, limit }: Page) {
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
    .orderBy('m.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The mails sent to an account, newest first. */
export function exportEmails(db: Database, email: string, { offset, limit }: Page) {
  return db
    .selectFrom('email_events')
    .select(['template', 'subject', 'status', 'created_at', 'sent_at'])
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
