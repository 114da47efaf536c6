import type { FastifyInstance } from 'fastify';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { type Maker, newMaker } from './applications.ts';
import { signInAs } from './people.ts';
import { type Caller, sessionOf } from './social.ts';
import { newWork, type Work, workHands } from './work.ts';

/** Connects an account through the sandbox's consent page. Each of its posts has these views. */
export async function connectSandbox(
  call: Caller['call'],
  {
    platform = 'instagram',
    handle,
    post_views = null,
    behavior = 'works',
  }: {
    platform?: 'instagram' | 'tiktok';
    handle: string;
    post_views?: number | null;
    behavior?: 'works' | 'ends' | 'hides_posts';
  },
): Promise<string> {
  const begun = await call('POST', `/social-connections/${platform}`);
  const asked = new URL(begun.json().authorize_url, 'http://sandbox').searchParams;
  const answered = await call('POST', `/dev/social/${platform}`, {
    state: asked.get('state'),
    challenge: asked.get('challenge'),
    decision: 'allow',
    handle,
    followers: 6_284,
    avg_views: null,
    is_private: false,
    post_views,
    behavior,
  });
  const back = new URL(answered.json().redirect_to, 'http://sandbox').searchParams;
  const query = { code: back.get('code'), state: back.get('state') };
  const done = await call('POST', `/social-connections/${platform}/callback`, query);
  return done.json().id;
}

export interface PostedWork extends Work {
  deliverable_id: string;
  url: string;
}

const LINKS: Partial<Record<DeliverableKind, (code: string) => string>> = {
  instagram_reel: (code) => `https://www.instagram.com/reel/C${code}/`,
  instagram_story: (code) => `https://www.instagram.com/stories/maya/${code}/`,
  tiktok_video: (code) => `https://www.tiktok.com/@maya/video/74${code}`,
  youtube_short: (code) => `https://www.youtube.com/shorts/${code.slice(0, 11)}`,
};
let posts = 0;

/** Work whose creator posted it and sent the link. */
export async function newPostedWork(
  app: FastifyInstance,
  context: Context,
  {
    kind = 'instagram_reel',
    full_name = 'Maya Okafor',
    maker: known,
    before,
  }: {
    kind?: DeliverableKind;
    full_name?: string;
    /** A creator who has other work. */
    maker?: Maker;
    /** Runs before the link is sent, such as connecting an account. */
    before?: (call: Caller['call'], work: Work) => Promise<unknown>;
  } = {},
): Promise<PostedWork> {
  const maker = known ?? (await newMaker(context, { full_name }));
  const work = await newWork(context, { deliverables: [{ kind, quantity: 1 }], maker });
  const [deliverable_id = ''] = work.deliverable_ids;
  const { ask, submit, approve, post } = workHands(app, context);
  await before?.(await sessionOf(app, context, maker), work);
  await ask(maker.headers, `POST /api/collaborations/${work.collaboration_id}/start`);
  await submit(work, deliverable_id, 1, 1);
  await approve(work, deliverable_id);
  posts += 1;
  const url = LINKS[kind]?.(`${process.pid}${posts}`.padStart(12, '1')) ?? '';
  const sent = await post(work, deliverable_id, url);
  if (sent.statusCode !== 200) throw new Error(sent.body);
  return { ...work, deliverable_id, url };
}

/** A picture the creator uploaded to come with numbers. */
export async function newScreenshot(
  { db }: Pick<Context, 'db'>,
  { creator_id, user_id }: { creator_id: string; user_id: string },
  more: { content_type?: string; status?: 'ready' | 'processing' } = {},
): Promise<string> {
  const id = newId();
  await db
    .insertInto('media_files')
    .values({
      id,
      bucket_name: 'creator_media',
      file_path: `${creator_id}/attachment/${id}_insights.png`,
      entity_type: 'creator',
      entity_id: creator_id,
      role: 'attachment',
      status: 'ready',
      content_type: 'image/png',
      byte_size: 1_000,
      width: 1080,
      height: 1920,
      original_name: 'insights.png',
      uploaded_by: user_id,
      ...more,
    })
    .execute();
  return id;
}

/** The numbers of a work's post, as its creator sees them. They sign in again, because a session ends. */
export async function numbersOf(app: FastifyInstance, context: Context, work: PostedWork) {
  const headers = await signInAs(context, work.maker);
  const url = `/api/collaborations/${work.collaboration_id}/numbers`;
  const { posts: found } = (await app.inject({ method: 'GET', url, headers })).json();
  return found[0];
}
