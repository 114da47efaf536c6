import { sql } from 'kysely';
import type { ConversationSide } from '#domain/messages/conversations.ts';
import { reaches } from '#server/areas/base/actors/reach.ts';
import { compileOncePerShape, placeholder } from '#server/platform/db/compiled-query.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { sideOfRole } from '../policy.ts';
import type { Talker } from '../require-conversation.ts';

/** The page shows 99+ from here on, so there is no need to count further. */
export const MOST_COUNTED = 100;

/**
 * Counts messages from others since the last read, over all conversations of a creator or of the business the account
 * works in. Every page asks for it, and
 * then again every half minute, so it reads no messages where the hint says that nothing is new.
 */
export async function countUnreadMessages(db: Database | Tx, account: Talker): Promise<number> {
  const side = sideOfRole(account);
  if (side === null) return 0;
  const business_id = account.business?.id ?? null;
  const rows = await countNews(db, { side, user_id: account.user_id, business_id });
  return rows[0]?.unread ?? 0;
}

interface Reader {
  side: ConversationSide;
  user_id: string;
  business_id: string | null;
}

const countNews = compileOncePerShape(
  ({ side }: Reader) => side,
  (_, { side }) =>
    newsQuery(
      side,
      placeholder<Reader, string>((reader) => reader.user_id),
      placeholder<Reader, string | null>((reader) => reader.business_id),
    ),
);

function newsQuery(side: ConversationSide, user_id: string, business_id: string | null) {
  const isOwn =
    side === 'creator'
      ? sql`exists (select 1 from creators k where k.id = c.creator_id and k.user_id = ${user_id})`
      : sql`b.id = ${business_id}::uuid and exists (select 1 from business_members w
          where w.business_id = b.id and w.user_id = ${user_id} and w.status = 'active' and ${reaches('w', 'c.campaign_id')})`;
  // Look up each conversation separately, so that of a shop's ten thousand only those with news are read.
  return sql<{ unread: number }>`
    with news as materialized (
      select conversation_id, last_read_at from conversation_participants
      where user_id = ${user_id} and has_news
    )
    select count(*)::int as unread from (
      select 1
      from news p
      cross join lateral (
        select id, business_id, creator_id, campaign_id from conversations where id = p.conversation_id offset 0
      ) c
      join businesses b on b.id = c.business_id
      join messages m on m.conversation_id = c.id
        and m.created_at > coalesce(p.last_read_at, '-infinity')
        and not m.is_deleted and m.sender_id <> ${user_id}
      where ${isOwn}
      limit ${sql.lit(MOST_COUNTED)}
    ) as counted`;
}
