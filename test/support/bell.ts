import type { Database } from '#server/platform/db/database.ts';

/** The titles of all notifications of an account, newest first. */
export async function notificationsOf(db: Database, user_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('title')
    .where('user_id', '=', user_id)
    .where('is_shown', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ title }) => title);
}
