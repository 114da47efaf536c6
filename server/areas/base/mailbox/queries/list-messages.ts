import type { Database } from '#server/platform/db/database.ts';

const NEWEST = 50;

export function listMessages(db: Database) {
  return db
    .selectFrom('mailbox_messages')
    .select(['id', 'sender', 'recipient', 'subject', 'html', 'text', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
}
