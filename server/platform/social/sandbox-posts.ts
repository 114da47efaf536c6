import { createHash } from 'node:crypto';
import type { ConnectablePlatform } from '#domain/creators/social-platforms.ts';
import { NO_NUMBERS, type PostNumbers } from '#domain/work/post-numbers.ts';
import type { PostAddress } from './social-provider.ts';

const DAY_MS = 86_400_000;
/** After this many days, a post has about two thirds of the views it will have. */
const GROWTH_DAYS = 6;

interface Question {
  platform: ConnectablePlatform;
  post: PostAddress;
  /** As chosen on the consent page. */
  post_views: number | null;
  now: Date;
}

/** The same link has the same numbers on the same day, and never fewer on a later one. */
export function makeUpNumbers({ platform, post, post_views, now }: Question): PostNumbers {
  const seed = createHash('sha256').update(`${platform}:${post.url}`).digest();
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(post.posted_at)) / DAY_MS));
  const final = 2_000 + (seed.readUInt32BE(0) % 58_000);
  const views = post_views ?? Math.round(final * (1 - Math.exp(-(days + 1) / GROWTH_DAYS)));
  const share = (byte: number, least: number, most: number) =>
    Math.round(views * (least + ((seed[byte] ?? 0) / 255) * (most - least)));
  const numbers = { ...NO_NUMBERS, views, shares: share(7, 0.002, 0.012) };
  const isStory = post.kind === 'instagram_story';
  return {
    ...numbers,
    ...(!isStory && { likes: share(5, 0.03, 0.11), comments: share(6, 0.001, 0.008) }),
    // TikTok tells neither of these.
    ...(platform === 'instagram' && { reach: share(4, 0.7, 0.92) }),
    ...(platform === 'instagram' && !isStory && { saves: share(8, 0.004, 0.02) }),
  };
}
