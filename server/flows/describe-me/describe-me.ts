import type { FastifyRequest } from 'fastify';
import type { Me } from '#contract/accounts/me.ts';
import { findBars } from '#server/areas/accounts/announcements/queries/find-bars.ts';
import { readFaces } from '#server/areas/base/media/queries/read-faces.ts';
import { countAllUnread } from '#server/areas/messages/conversations/queries/count-all-unread.ts';
import type { Context } from '#server/platform/context.ts';

const NOTHING_NEW = { unread_notification_count: 0, unread_message_count: 0 };

/** The signed-in account as pages see it, without the session's token. */
export async function describeMe(context: Context, { actor, session }: FastifyRequest): Promise<Me> {
  const [photo_url, unread, bars] = await Promise.all([
    findPhoto(context, actor?.creator_id ?? null),
    actor ? countAllUnread(context.db, actor) : NOTHING_NEW,
    actor && findBars(context, actor),
  ]);
  return {
    user: actor,
    session: session && { id: session.id, expires_at: session.expires_at },
    photo_url,
    ...bars,
    ...unread,
  };
}

/** Only creators have photos. */
async function findPhoto(context: Context, creatorId: string | null): Promise<string | null> {
  if (creatorId === null) return null;
  const faces = await readFaces(context, [creatorId]);
  return faces.get(creatorId) ?? null;
}
