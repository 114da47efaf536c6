import { describe, expect, it } from 'vitest';
import { sourceWords } from '#domain/work/post-numbers.ts';
import { sweepUnused } from '#server/areas/base/media/commands/sweep-unused.ts';
import { newMaker } from '#test/support/applications.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import {
  connectSandbox,
  newPostedWork,
  newScreenshot,
  numbersOf,
  type PostedWork,
} from '#test/support/posts.ts';
import { sessionOf } from '#test/support/social.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork } from '#test/support/work.ts';
import { readDuePosts } from '../post-watches/jobs/read-due-posts.ts';
import { readPostNumbers } from './queries/read-post-numbers.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const run = () => readDuePosts.run(context, {});
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString();
let handles = 0;
const newHandle = () => {
  handles += 1;
  return `numbers${handles}.${process.pid}`;
};

/** A posted reel whose account is connected to the sandbox, with 12,400 views. */
async function read(behavior: 'works' | 'ends' | 'hides_posts' = 'works') {
  let account_id = '';
  const work = await newPostedWork(app, context, {
    before: async (call) => {
      account_id = await connectSandbox(call, { handle: newHandle(), post_views: 12_400, behavior });
    },
  });
  return { ...work, account_id };
}

async function type(work: Pick<PostedWork, 'maker' | 'deliverable_id'>, more: object = {}) {
  const headers = await signInAs(context, work.maker);
  const screenshot_id = await newScreenshot(context, work.maker);
  const payload = { views: 12_900, likes: 900, screenshot_id, ...more };
  const url = `/api/deliverables/${work.deliverable_id}/numbers`;
  return app.inject({ method: 'PUT', url, headers, payload });
}

async function disconnect({ maker, account_id }: Awaited<ReturnType<typeof read>>) {
  const call = await sessionOf(app, context, maker);
  const done = await call('DELETE', `/social-accounts/${account_id}/connection`);
  expect(done.statusCode).toBe(200);
}

const wordsOf = (post: Awaited<ReturnType<typeof numbersOf>>) =>
  sourceWords({ ...post.current, said_by: post.said_by, has_screenshot: post.screenshot !== null });

describe('the numbers of a post', () => {
  it('are the 12,400 views the sandbox returns, for the creator, the business and a report', async () => {
    const work = await read();
    await run();
    const shown = await numbersOf(app, context, work);
    expect(shown.current.views).toBe(12_400);
    expect(wordsOf(shown)).toMatch(/^Read from Instagram, /);
    const url = `/api/collaborations/${work.collaboration_id}/numbers`;
    const shop = await app.inject({ method: 'GET', url, headers: work.shop });
    expect(shop.json().posts).toEqual([shown]);
    const [reported] = await readPostNumbers(db, { campaign_id: work.payer.campaign_id });
    expect(reported).toMatchObject({ creator_name: 'Maya Okafor', current: { views: 12_400 } });
  });

  it('of a disconnected creator stay as they were read, and then read “Said by” with a screenshot', async () => {
    const work = await read();
    await run();
    await disconnect(work);
    clock.advance({ days: 1 });
    await run();
    const left = await numbersOf(app, context, work);
    expect(left).toMatchObject({ failure: 'not_connected', typing_refusal: null });
    expect(wordsOf(left)).toMatch(/^Read from Instagram, /);
    const typed = await type(work);
    expect(typed.statusCode).toBe(200);
    const [post] = typed.json().posts;
    expect(post.current).toMatchObject({ source: 'creator', views: 12_900, likes: 900, reach: null });
    expect(wordsOf(post)).toMatch(/^Said by Maya, \w{3} \d+, with a screenshot$/);
    expect(post.screenshot.url).toMatch(/^\S+$/);
    expect(post.days.map(({ source }: { source: string }) => source)).toEqual(['instagram', 'creator']);
  });

  it('are read again after the account is connected again', async () => {
    const work = await read();
    await disconnect(work);
    await run();
    expect((await type(work, { views: 12_000 })).statusCode).toBe(200);
    const call = await sessionOf(app, context, work.maker);
    await connectSandbox(call, { handle: newHandle(), post_views: 12_400 });
    clock.advance({ hours: 2 });
    await run();
    const shown = await numbersOf(app, context, work);
    expect(shown.current).toMatchObject({ source: 'instagram', views: 12_400 });
    expect((await type(work)).json().code).toBe('conflict');
  });

  it('can be typed where the person didn’t allow insights, and on YouTube without a key', async () => {
    const hidden = await read('hides_posts');
    await run();
    expect((await type(hidden)).statusCode).toBe(200);
    const short = await newPostedWork(app, context, { kind: 'youtube_short' });
    await run();
    expect((await numbersOf(app, context, short)).failure).toBe('turned_off');
    expect((await type(short)).statusCode).toBe(200);
  });
});

describe('typed numbers are refused', () => {
  it('while the account is connected and readable, also before the first reading', async () => {
    const work = await read();
    const early = await type(work);
    expect(early.statusCode).toBe(409);
    expect(early.json().detail).toBe(
      'We read the numbers of this post from Instagram every day, so you don’t enter them.',
    );
    await run();
    expect((await type(work)).statusCode).toBe(409);
    await db
      .updateTable('post_watches')
      .set({ ends_at: daysAgo(5) })
      .where('deliverable_id', '=', work.deliverable_id)
      .execute();
    expect((await type(work)).json().detail).toBe(
      'We read the numbers of this post from Instagram, so you don’t enter them.',
    );
  });

  it('for the work of someone else, which doesn’t exist for them', async () => {
    const work = await newPostedWork(app, context);
    const stranger = await newMaker(context);
    expect((await type({ ...work, maker: stranger })).statusCode).toBe(404);
    const url = `/api/collaborations/${work.collaboration_id}/numbers`;
    expect((await app.inject({ method: 'GET', url, headers: stranger.headers })).statusCode).toBe(404);
    const payload = { views: 1, screenshot_id: await newScreenshot(context, work.maker) };
    const put = { method: 'PUT', url: `/api/deliverables/${work.deliverable_id}/numbers`, payload } as const;
    expect((await app.inject({ ...put, headers: work.shop })).statusCode).toBe(403);
    const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
    expect((await app.inject({ ...put, headers: admin })).statusCode).toBe(403);
  });

  it('before the link is sent, and for work the creator doesn’t post', async () => {
    const work = await newWork(context);
    const [reel = '', videos = ''] = work.deliverable_ids;
    const early = await type({ ...work, deliverable_id: reel });
    expect(early.json()).toMatchObject({ code: 'conflict', detail: 'Send the link to your post first.' });
    const ugc = await type({ ...work, deliverable_id: videos });
    expect(ugc.json().detail).toBe('You don’t post this one yourself, so it has no numbers.');
  });

  it('from the 61st day on', async () => {
    const work = await newPostedWork(app, context);
    const postedAgo = (days: number) =>
      db
        .updateTable('deliverables')
        .set({ posted_at: daysAgo(days) })
        .where('id', '=', work.deliverable_id)
        .execute();
    await postedAgo(60);
    expect((await type(work)).statusCode).toBe(200);
    await postedAgo(61);
    expect((await type(work)).json()).toMatchObject({
      code: 'conflict',
      detail: 'Numbers can be entered for 60 days after you send the link.',
    });
  });

  it('if they can’t be true', async () => {
    const work = await read();
    await run();
    await disconnect(work);
    const refusals = [
      { likes: 12_901 },
      { views: -1 },
      { views: 1_000_000_001 },
      { views: 12.5 },
      { views: null },
      { views: 12_399 },
    ];
    for (const wrong of refusals)
      expect((await type(work, wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    expect((await type(work, { views: 12_399 })).json().fields[0].path).toBe('views');
    expect((await numbersOf(app, context, work)).current.source).toBe('instagram');
  });

  it('without a screenshot of one’s own', async () => {
    const work = await newPostedWork(app, context);
    const other = await newMaker(context);
    const wrong = [
      undefined,
      await newScreenshot(context, other),
      await newScreenshot(context, work.maker, { content_type: 'application/pdf' }),
      await newScreenshot(context, work.maker, { status: 'processing' }),
    ];
    for (const screenshot_id of wrong) expect((await type(work, { screenshot_id })).statusCode).toBe(400);
    const used = await newScreenshot(context, work.maker);
    expect((await type(work, { screenshot_id: used })).statusCode).toBe(200);
    expect((await type(work, { screenshot_id: used, views: 13_000 })).statusCode).toBe(200);
    const second = await newPostedWork(app, context, { maker: work.maker });
    expect((await type(second, { screenshot_id: used })).statusCode).toBe(400);
  });
});

describe('the views of finished work', () => {
  const ownTotals = async (work: PostedWork) => {
    const headers = await signInAs(context, work.maker);
    return (await app.inject({ method: 'GET', url: '/api/me/post-totals', headers })).json();
  };
  const verify = async (work: PostedWork) => {
    const headers = await signInAs(context, work.payer.owner);
    const url = `/api/deliverables/${work.deliverable_id}/verification`;
    expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(200);
  };

  it('count once the business verified the post, with typed numbers apart', async () => {
    const work = await read();
    await run();
    expect(await ownTotals(work)).toEqual([]);
    await verify(work);
    expect(await ownTotals(work)).toEqual([{ source: 'instagram', post_count: 1, views: 12_400 }]);
    const short = await newPostedWork(app, context, { kind: 'youtube_short', maker: work.maker });
    expect((await type(short, { views: 3_200 })).statusCode).toBe(200);
    await verify(short);
    expect(await ownTotals(work)).toEqual([
      { source: 'creator', post_count: 1, views: 3_200 },
      { source: 'instagram', post_count: 1, views: 12_400 },
    ]);
  });

  it('are on the public page as platforms showed them, and never as typed', async () => {
    const work = await read();
    await run();
    await verify(work);
    await disconnect(work);
    clock.advance({ days: 1 });
    expect((await type(work, { views: 90_000 })).statusCode).toBe(200);
    const handle = `maya.${work.maker.creator_id.slice(-8)}`;
    const { creator_id } = work.maker;
    await db.updateTable('creators').set({ handle }).where('id', '=', creator_id).execute();
    await db
      .insertInto('creator_pages')
      .values({ creator_id, is_on: true, shows_prices: false, updated_at: clock.now().toISOString() })
      .execute();
    const page = await app.inject({ method: 'GET', url: `/api/public/creators/${handle}` });
    expect(page.json().post_totals).toEqual([{ source: 'instagram', post_count: 1, views: 12_400 }]);
    expect(await ownTotals(work)).toEqual([{ source: 'creator', post_count: 1, views: 90_000 }]);
  });
});

it('two submissions on the same day leave the last one, without an error', async () => {
  const work = await newPostedWork(app, context);
  const answers = await Promise.all([1, 2, 3, 4].map((more) => type(work, { views: 13_000 + more })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  await type(work, { views: 20_000 });
  const { current, days } = await numbersOf(app, context, work);
  expect(days).toHaveLength(1);
  expect(current.views).toBe(20_000);
});

it('a screenshot stays as long as its numbers do', async () => {
  const work = await newPostedWork(app, context);
  const kept = await newScreenshot(context, work.maker);
  const unused = await newScreenshot(context, work.maker);
  expect((await type(work, { screenshot_id: kept })).statusCode).toBe(200);
  const headers = await signInAs(context, work.maker);
  const removal = await app.inject({ method: 'DELETE', url: `/api/media/${kept}`, headers });
  expect(removal.json()).toMatchObject({ code: 'conflict' });
  const old = new Date(clock.now().getTime() - 9 * 86_400_000).toISOString();
  await db.updateTable('media_files').set({ created_at: old }).where('id', 'in', [kept, unused]).execute();
  await sweepUnused(context);
  const left = await db
    .selectFrom('media_files')
    .select(['id', 'is_active'])
    .where('id', 'in', [kept, unused])
    .execute();
  expect(new Map(left.map(({ id, is_active }) => [id, is_active]))).toEqual(
    new Map([
      [kept, true],
      [unused, false],
    ]),
  );
});
