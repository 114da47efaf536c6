import { z } from 'zod';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { type InstagramPost, instagramPostIn } from '#domain/work/post-ids.ts';
import { NO_NUMBERS, type PostMetric } from '#domain/work/post-numbers.ts';
import { SocialFailure, type SocialFailureKind } from './social-failure.ts';
import type { PostAddress, PostReading } from './social-provider.ts';

/** Asks the Graph API for a path, with the person's token. */
type ReadGraph = <Answer>(
  path: string,
  query: Record<string, string>,
  answer: z.ZodType<Answer>,
) => Promise<Answer>;

/** A post is sent soon after it was made, so it is among the newest ones. */
const A_PAGE = '50';
const MOST_PAGES = 4;

const METRICS: Record<string, PostMetric> = {
  views: 'views',
  reach: 'reach',
  likes: 'likes',
  comments: 'comments',
  saved: 'saves',
  shares: 'shares',
};
/** A story has no public likes, comments or saves. */
const STORY_METRICS = 'views,reach,shares';

/** The insights of a post of the person. Instagram tells them by its own id, not by the link. */
export async function readInstagramPost(readGraph: ReadGraph, post: PostAddress): Promise<PostReading> {
  const external_id = post.external_id ?? (await findMedia(readGraph, post.url));
  const metric = metricsOf(post.kind);
  const { data } = await readGraph(`/${external_id}/insights`, { metric }, insightsAnswer);
  const numbers = { ...NO_NUMBERS };
  for (const { name, values } of data) {
    const ours = METRICS[name];
    const value = values[0]?.value;
    if (ours !== undefined && value !== undefined) numbers[ours] = value;
  }
  // Instagram leaves out what it doesn't know yet rather than saying zero.
  if (Object.values(numbers).every((count) => count === null)) {
    throw new SocialFailure('instagram', 'too_early');
  }
  return { external_id, numbers };
}

function metricsOf(kind: DeliverableKind): string {
  return kind === 'instagram_story' ? STORY_METRICS : Object.keys(METRICS).join(',');
}

async function findMedia(readGraph: ReadGraph, url: string): Promise<string> {
  const wanted = instagramPostIn(url);
  if (wanted === null) throw new SocialFailure('instagram', 'unknown_post');
  const path = 'story_id' in wanted ? '/me/stories' : '/me/media';
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { fields: 'id,permalink', limit: A_PAGE, ...(after !== undefined && { after }) };
    const { data, paging } = await readGraph(path, query, mediaAnswer);
    const found = data.find(({ permalink }) => permalink !== undefined && isSame(wanted, permalink));
    if (found !== undefined) return found.id;
    after = paging?.next === undefined ? undefined : paging.cursors?.after;
    if (after === undefined) break;
  }
  throw new SocialFailure('instagram', 'unknown_post');
}

function isSame(wanted: InstagramPost, permalink: string): boolean {
  const found = instagramPostIn(permalink);
  if (found === null) return false;
  if ('code' in wanted) return 'code' in found && found.code === wanted.code;
  return 'story_id' in found && found.story_id === wanted.story_id;
}

const id = z.union([z.string().regex(/^\d{1,40}$/), z.number().int().transform(String)]);
const mediaAnswer = z.object({
  data: z.array(z.object({ id, permalink: z.string().max(500).optional() })),
  paging: z
    .object({ next: z.string().optional(), cursors: z.object({ after: z.string().max(1_000) }).optional() })
    .optional(),
});
const insightsAnswer = z.object({
  data: z.array(
    z.object({ name: z.string(), values: z.array(z.object({ value: z.number().int().min(0) })).min(1) }),
  ),
});
const errorAnswer = z.object({ error: z.object({ code: z.number(), message: z.string().optional() }) });

/** Code 10 is a missing permission, or a story that too few people saw. Code 100 is a post that isn't there. */
export function explainPostError(_status: number, body: unknown): SocialFailureKind | null {
  const { data } = errorAnswer.safeParse(body);
  if (data === undefined) return null;
  const { code, message = '' } = data.error;
  if (code === 10 && message.includes('Not enough viewers')) return 'too_early';
  if (code === 10 || (code >= 200 && code <= 299)) return 'no_permission';
  return code === 100 ? 'unknown_post' : null;
}
