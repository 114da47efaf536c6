import { z } from 'zod';
import { youtubeVideoIn } from '#domain/work/post-ids.ts';
import { NO_NUMBERS } from '#domain/work/post-numbers.ts';
import { askPlatform } from './ask-platform.ts';
import { SocialFailure, type SocialFailureKind } from './social-failure.ts';
import type { PostAddress, PostReading } from './social-provider.ts';

export interface YouTubeSettings {
  api_key: string;
  api_base?: string | undefined;
  patience_ms?: number | undefined;
}

/** The statistics of a video are public, so reading them takes our key and no connection. */
export async function readYouTubePost(settings: YouTubeSettings, post: PostAddress): Promise<PostReading> {
  const { api_key, api_base = 'https://www.googleapis.com', patience_ms } = settings;
  const external_id = youtubeVideoIn(post.url);
  if (external_id === null) throw new SocialFailure('youtube', 'unknown_post');
  const query = new URLSearchParams({ part: 'statistics', id: external_id, key: api_key });
  const { items } = await askPlatform({
    platform: 'youtube',
    url: `${api_base}/youtube/v3/videos?${query}`,
    answer: videosAnswer,
    explain,
    patience_ms,
  });
  const [video] = items;
  if (video === undefined) throw new SocialFailure('youtube', 'unknown_post');
  const {
    viewCount: views = null,
    likeCount: likes = null,
    commentCount: comments = null,
  } = video.statistics;
  if (views === null) throw new SocialFailure('youtube', 'too_early');
  return { external_id, numbers: { ...NO_NUMBERS, views, likes, comments } };
}

/** YouTube writes counts as text, and leaves out those that the owner hides. */
const count = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .optional();
const videosAnswer = z.object({
  items: z
    .array(z.object({ statistics: z.object({ viewCount: count, likeCount: count, commentCount: count }) }))
    .default([]),
});
const errorAnswer = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).optional() }),
});

const OVER_QUOTA = ['quotaExceeded', 'rateLimitExceeded', 'userRateLimitExceeded'];

function explain(_status: number, body: unknown): SocialFailureKind | null {
  const reasons = errorAnswer.safeParse(body).data?.error.errors?.map(({ reason }) => reason) ?? [];
  return reasons.some((reason) => OVER_QUOTA.includes(reason)) ? 'busy' : null;
}
