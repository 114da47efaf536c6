import type { Database } from '#server/platform/db/database.ts';

/** The subjects of all mails queued for an address, sent or not, oldest first. */
export async function subjectsTo(db: Database, email: string): Promise<string[]> {
  const mails = await db
    .selectFrom('email_events')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return mails.map(({ subject }) => subject);
}
