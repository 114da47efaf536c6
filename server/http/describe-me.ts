import type { FastifyRequest } from 'fastify';
import type { Me } from '#contract/account.ts';
import type { Database } from '../db/database.ts';
import { countNews } from '../features/conversations/count-news.ts';

const NOTHING_NEW = { unread_notice_count: 0, unread_message_count: 0 };

/** Who is signed in, as pages are told. The session's token stays here. */
export async function describeMe(db: Database, { actor, session }: FastifyRequest): Promise<Me> {
  return {
    user: actor,
    session: session && { id: session.id, expires_at: session.expires_at },
    ...(actor ? await countNews(db, actor) : NOTHING_NEW),
  };
}
