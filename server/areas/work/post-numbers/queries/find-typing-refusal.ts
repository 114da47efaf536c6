import { isConnectable, PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { isUnreadable, TYPING_DAYS, typingEndsAt } from '#domain/work/post-numbers.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { canReadPosts } from '#server/platform/social/open-provider.ts';
import type { WatchedPost } from './read-post-numbers.ts';

/** Why the creator can't type the numbers of a post; null if they can. */
export async function findTypingRefusal(
  { db, config, now }: Pick<Context, 'config' | 'now'> & { db: Database },
  post: WatchedPost,
): Promise<string | null> {
  const at = now();
  if (at >= typingEndsAt(new Date(post.posted_at))) {
    return `Numbers can be entered for ${TYPING_DAYS} days after you send the link.`;
  }
  const name = PLATFORM_NAMES[post.platform];
  const isRead = canReadPosts({ config, now }, post.platform) && (await isConnected(db, post));
  if (!isRead || isUnreadable(post, at)) return null;
  const isOver = at >= new Date(post.reading_ends_at);
  if (!isOver) return `We read the numbers of this post from ${name} every day, so you don’t enter them.`;
  const wasRead = post.days.some(({ source }) => source !== 'creator');
  return wasRead ? `We read the numbers of this post from ${name}, so you don’t enter them.` : null;
}

async function isConnected(db: Database, { platform, creator_id }: WatchedPost): Promise<boolean> {
  if (!isConnectable(platform)) return true;
  const found = await db
    .selectFrom('social_accounts')
    .select('id')
    .where('creator_id', '=', creator_id)
    .where('platform', '=', platform)
    .where('status', '=', 'connected')
    .executeTakeFirst();
  return found !== undefined;
}
