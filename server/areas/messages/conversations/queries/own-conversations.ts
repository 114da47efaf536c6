import { type RawBuilder, sql } from 'kysely';
import type { ConversationView } from '#domain/messages/conversations.ts';
import { patternOf } from '#server/platform/db/prefix.ts';
import { MOST_COUNTED } from './count-unread-messages.ts';

/** Unread messages in a conversation `c` that was read up to `p.last_read_at`; none without `p`, a participant. */
const news = (userId: string) => sql`from messages u
  where u.conversation_id = c.id and p.user_id is not null and not u.is_deleted and u.sender_id <> ${userId}
    and u.created_at > coalesce(p.last_read_at, '-infinity')`;

export const unreadIn = (userId: string): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (select 1 ${news(userId)} limit ${sql.lit(MOST_COUNTED)}) as n)`;

/** The condition for the conversations in a view. */
export function inView(
  view: ConversationView,
  { user_id, side }: { user_id: string; side: 'creator' | 'business' },
): RawBuilder<boolean> {
  const other = side === 'creator' ? 'business' : 'creator';
  const conditions: Record<ConversationView, RawBuilder<boolean>> = {
    all: sql<boolean>`true`,
    unread: sql<boolean>`(p.has_news and exists (select 1 ${news(user_id)}))`,
    needs_reply: sql<boolean>`c.last_side = ${other}`,
  };
  return conditions[view];
}

/** Matches names, the campaign and the messages. */
export function isFoundBy(words: string): RawBuilder<boolean> {
  const like = patternOf(words);
  return sql<boolean>`(b.business_name ilike ${like} or g.title ilike ${like}
    or (kp.full_name ilike ${like} and kp.account_status <> 'deleted')
    or exists (select 1 from messages f
      where f.conversation_id = c.id and not f.is_deleted and f.body ilike ${like}))`;
}
