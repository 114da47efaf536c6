import type { Database } from '#server/platform/db/database.ts';

/** The version before the first renewal. No row is stored until then. */
export const FIRST_VERSION = 1;

export function findFeed(db: Database, userId: string) {
  return db
    .selectFrom('calendar_feeds')
    .select(['version', 'renewed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
