import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { sideOfRole } from './policy.ts';
import type { Talker } from './require-conversation.ts';

/** Whoever shows it says 99+ from here on, so nobody counts further. */
export const MOST_COUNTED = 100;

/**
 * What somebody else wrote since one last read, over all conversations one takes part in. It is asked for with every page and
 * every half minute: where the hint says that nothing is new it looks at no message.
 */
export async function countUnreadMessages(db: Database | Tx, account: Talker): Promise<number> {
  const side = sideOfRole(account);
  if (side === null) return 0;
  const { user_id } = account;
  const isOwn =
    side === 'creator'
      ? sql`exists (select 1 from creators k where k.id = c.creator_id and k.user_id = ${user_id})`
      : sql`exists (select 1 from business_members w
          where w.business_id = b.id and w.user_id = ${user_id} and w.status = 'active')`;
  // Each conversation is looked up by itself: of the ten thousand of a shop only those with news are touched.
  const { rows } = await sql<{ unread: number }>`
    with news as materialized (
      select conversation_id, last_read_at from conversation_participants
      where user_id = ${user_id} and has_news
    )
    select count(*)::int as unread from (
      select 1
      from news p
      cross join lateral (
        select id, business_id, creator_id from conversations where id = p.conversation_id offset 0
      ) c
      join businesses b on b.id = c.business_id
      join messages m on m.conversation_id = c.id
        and m.created_at > coalesce(p.last_read_at, '-infinity')
        and not m.is_deleted and m.sender_id <> ${user_id}
      where ${isOwn}
      limit ${sql.lit(MOST_COUNTED)}
    ) as counted`.execute(db);
  return rows[0]?.unread ?? 0;
}
