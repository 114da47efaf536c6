import type { FastifyRequest } from 'fastify';
import type { Me } from '#contract/accounts/me.ts';
import { countAllUnread } from '#server/areas/messages/conversations/queries/count-all-unread.ts';
import type { Database } from '#server/platform/db/database.ts';

const NOTHING_NEW = { unread_notification_count: 0, unread_message_count: 0 };

/** The signed-in account as pages see it, without the session's token. */
export async function describeMe(db: Database, { actor, session }: FastifyRequest): Promise<Me> {
  return {
    user: actor,
    session: session && { id: session.id, expires_at: session.expires_at },
    ...(actor ? await countAllUnread(db, actor) : NOTHING_NEW),
  };
}
