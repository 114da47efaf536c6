import type { Database, Tx } from '#server/platform/db/database.ts';
import type { ReplyOwner } from './policy.ts';

/** The replies of one owner, and no others. */
export function savedReplyQuery(db: Database | Tx, { user_id, business_id }: ReplyOwner) {
  return db
    .selectFrom('saved_replies')
    .select(['id', 'title', 'body', 'version'])
    .where('user_id', user_id === null ? 'is' : '=', user_id)
    .where('business_id', business_id === null ? 'is' : '=', business_id);
}
