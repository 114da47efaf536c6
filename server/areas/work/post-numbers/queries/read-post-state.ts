import { isConnectable, PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { isUnreadable, type ReadFailure, TYPING_DAYS, typingEndsAt } from '#domain/work/post-numbers.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { canReadPosts } from '#server/platform/social/open-provider.ts';
import type { WatchedPost } from './read-post-numbers.ts';

type Reach = Pick<Context, 'config' | 'now'> & { db: Database };

export interface PostState {
  /** Why the post can't be read right now, also before the next run finds out. */
  failure: ReadFailure | null;
  /** Why the creator can't type its numbers; null if they can. */
  typing_refusal: string | null;
}

export async function readPostState(reach: Reach, post: WatchedPost): Promise<PostState> {
  const failure = await findFailure(reach, post);
  return { failure, typing_refusal: refuseTyping(post, failure, reach.now()) };
}

async function findFailure({ db, config, now }: Reach, post: WatchedPost): Promise<ReadFailure | null> {
  if (!canReadPosts({ config, now }, post.platform)) return 'turned_off';
  if (!isConnectable(post.platform)) return post.failure;
  const account = await db
    .selectFrom('social_accounts')
    .select('status')
    .where('creator_id', '=', post.creator_id)
    .where('platform', '=', post.platform)
    .executeTakeFirst();
  if (account?.status === 'expired') return 'ended';
  if (account?.status !== 'connected') return 'not_connected';
  // Connected again since then, so the next run reads it.
  return post.failure === 'not_connected' || post.failure === 'ended' ? null : post.failure;
}

function refuseTyping(post: WatchedPost, failure: ReadFailure | null, now: Date): string | null {
  if (now >= typingEndsAt(new Date(post.posted_at))) {
    return `Numbers can be entered for ${TYPING_DAYS} days after you send the link.`;
  }
  const failing_since = post.failing_since ?? now.toISOString();
  if (isUnreadable({ failure, failing_since }, now)) return null;
  const name = PLATFORM_NAMES[post.platform];
  if (now < new Date(post.reading_ends_at)) {
    return `We read the numbers of this post from ${name} every day, so you don’t enter them.`;
  }
  const wasRead = post.days.some(({ source }) => source !== 'creator');
  return wasRead ? `We read the numbers of this post from ${name}, so you don’t enter them.` : null;
}
