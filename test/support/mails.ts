import type { Database } from '#server/db/database.ts';

/** What was promised to be mailed to somebody, oldest first, whether it has left or not. */
export async function subjectsTo(db: Database, email: string): Promise<string[]> {
  const mails = await db
    .selectFrom('email_events')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return mails.map(({ subject }) => subject);
}
