import { z } from 'zod';
import { isShortTikTok, tiktokVideoIn } from '#domain/work/post-ids.ts';
import { NO_NUMBERS } from '#domain/work/post-numbers.ts';
import { SocialFailure, type SocialFailureKind } from './social-failure.ts';
import type { PostAddress, PostReading } from './social-provider.ts';

/** The address a link leads to, or as far as it could be followed. */
export type FollowLink = (url: string) => Promise<string>;

interface Ways {
  follow: FollowLink;
  query(id: string): Promise<z.output<typeof videoAnswer>>;
}

/** TikTok answers only for videos of the person themselves, so a link to someone else's video finds nothing. */
export async function readTikTokPost({ follow, query }: Ways, post: PostAddress): Promise<PostReading> {
  const external_id = post.external_id ?? (await findVideo(post.url, follow));
  const { data } = await query(external_id);
  const video = data.videos.find(({ id }) => id === external_id);
  if (video === undefined) throw new SocialFailure('tiktok', 'unknown_post');
  const { view_count, like_count, comment_count, share_count } = video;
  const numbers = {
    ...NO_NUMBERS,
    views: view_count ?? null,
    likes: like_count ?? null,
    comments: comment_count ?? null,
    shares: share_count ?? null,
  };
  if (numbers.views === null) throw new SocialFailure('tiktok', 'too_early');
  return { external_id, numbers };
}

/** The short links the app shares say nothing by themselves. */
async function findVideo(url: string, follow: FollowLink): Promise<string> {
  const said = tiktokVideoIn(url);
  if (said !== null) return said;
  if (!isShortTikTok(url)) throw new SocialFailure('tiktok', 'unknown_post');
  const found = await follow(url);
  const id = tiktokVideoIn(found);
  if (id === null) throw new SocialFailure('tiktok', isShortTikTok(found) ? 'away' : 'unknown_post');
  return id;
}

export const POST_FIELDS = 'id,view_count,like_count,comment_count,share_count';

const count = z.number().int().min(0).optional();
export const videoAnswer = z.object({
  data: z.object({
    videos: z
      .array(
        z.object({
          id: z.string().max(40),
          view_count: count,
          like_count: count,
          comment_count: count,
          share_count: count,
        }),
      )
      .default([]),
  }),
});
const errorAnswer = z.object({ error: z.object({ code: z.string() }) });

export function explainVideoError(_status: number, body: unknown): SocialFailureKind | null {
  const code = errorAnswer.safeParse(body).data?.error.code;
  return code === 'scope_not_authorized' || code === 'scope_permission_missed' ? 'no_permission' : null;
}
