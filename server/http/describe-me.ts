import type { FastifyRequest } from 'fastify';
import type { Me } from '#contract/account.ts';
import type { Database } from '../db/database.ts';
import { countUnread } from '../features/notices/count-unread.ts';

/** Who is signed in, as pages are told. The session's token stays here. */
export async function describeMe(db: Database, { actor, session }: FastifyRequest): Promise<Me> {
  return {
    user: actor,
    session: session && { id: session.id, expires_at: session.expires_at },
    unread_notice_count: actor ? await countUnread(db, actor.user_id) : 0,
  };
}
