import type { Database } from '../../db/database.ts';

/** Holds until somebody renews the address; nothing is kept before that. */
export const FIRST_VERSION = 1;

export function findFeed(db: Database, userId: string) {
  return db
    .selectFrom('calendar_feeds')
    .select(['version', 'renewed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
