import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import { fakePlatform } from '#test/support/fake-platform.ts';
import { signInAs } from '#test/support/people.ts';
import { newPostedWork, numbersOf, type PostedWork } from '#test/support/posts.ts';
import { connect, freshAccount, sessionOf, withFake } from '#test/support/social.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork, workHands } from '#test/support/work.ts';
import { claimWatches } from './commands/claim-watches.ts';
import { storePostReading } from './commands/store-post-reading.ts';
import { readDuePosts } from './jobs/read-due-posts.ts';

const fake = await fakePlatform();
afterAll(() => fake.close());
const { app, context } = await testApp({ adapt: withFake(fake) });
const { db, clock } = context;
const { ask, post } = workHands(app, context);

beforeEach(async () => {
  fake.fault = null;
  fake.hidesPosts = false;
  fake.account = { ...freshAccount(), posts: [] };
  fake.asked.clear();
  // The posts of other tests aren't due, so that what is asked is about this test's own.
  await db.updateTable('post_watches').set({ next_read_at: null }).execute();
});

let ids = 18_000;

/** A posted reel of a connected account, with its post at the platform. */
async function watched(views = 12_400): Promise<PostedWork & { external_id: string }> {
  const work = await newPostedWork(app, context, { before: (call) => connect(call) });
  ids += 1;
  const external_id = String(ids);
  fake.account.posts?.push({ id: external_id, permalink: work.url, counts: { views, likes: 801 } });
  return { ...work, external_id };
}

const countsOf = ({ external_id }: { external_id: string }) => {
  const found = fake.account.posts?.find(({ id }) => id === external_id);
  if (found === undefined) throw new Error('the test made no such post');
  return found.counts;
};
const run = () => readDuePosts.run(context, {});
/** As a row says it. */
const stamp = () => clock.now().toISOString().replace('.000Z', 'Z');
const watchOf = ({ deliverable_id }: PostedWork) =>
  db
    .selectFrom('post_watches')
    .selectAll()
    .where('deliverable_id', '=', deliverable_id)
    .executeTakeFirstOrThrow();
const readingsOf = ({ deliverable_id }: PostedWork) =>
  db
    .selectFrom('post_readings')
    .select(['day', 'source', 'views'])
    .where('deliverable_id', '=', deliverable_id)
    .orderBy('day')
    .execute();

describe('a post whose link was sent', () => {
  it('is read at once, with its source and time, and not a second time that day', async () => {
    const work = await watched();
    await run();
    await run();
    expect(await numbersOf(app, context, work)).toMatchObject({
      current: {
        source: 'instagram',
        views: 12_400,
        likes: 801,
        reach: null,
        read_at: stamp(),
      },
      is_being_read: true,
      failure: null,
    });
    expect(fake.asked.get(`/${work.external_id}/insights`)).toBe(1);
  });

  it('is read on each day in New York until 30 days later, and then no more', async () => {
    const work = await watched();
    const firstDay = newYorkDate(clock.now());
    for (let hour = 0; hour < 34 * 24; hour += 1) {
      await run();
      clock.advance({ hours: 1 });
    }
    const days = (await readingsOf(work)).map(({ day }) => day);
    expect(days).toEqual(Array.from({ length: 31 }, (_, at) => addDays(firstDay, at)));
    expect(fake.asked.get(`/${work.external_id}/insights`)).toBeLessThanOrEqual(33);
    expect(await watchOf(work)).toMatchObject({ next_read_at: null });
    expect(await numbersOf(app, context, work)).toMatchObject({ is_being_read: false });
  });

  it('begins anew with another link, and without the numbers of the one before', async () => {
    const work = await watched();
    await run();
    const shop = await signInAs(context, work.payer.owner);
    await ask(shop, `POST /api/deliverables/${work.deliverable_id}/post-return`, {
      words: 'Not our bakery.',
    });
    expect(await numbersOf(app, context, work)).toBeUndefined();
    const url = 'https://www.instagram.com/reel/Canother/';
    clock.advance({ days: 1 });
    await post(
      { ...work, maker: { ...work.maker, headers: await signInAs(context, work.maker) } },
      work.deliverable_id,
      url,
    );
    expect(await readingsOf(work)).toEqual([]);
    fake.account.posts?.push({ id: '999', permalink: url, counts: { views: 12 } });
    await run();
    expect(await readingsOf(work)).toMatchObject([{ views: 12 }]);
  });

  it('keeps nothing of a reading that was under way when the link changed', async () => {
    const work = await watched();
    const [claimed] = await claimWatches(context, 1);
    const shop = await signInAs(context, work.payer.owner);
    await ask(shop, `POST /api/deliverables/${work.deliverable_id}/post-return`, {
      words: 'Not our bakery.',
    });
    await post(work, work.deliverable_id, 'https://www.instagram.com/reel/Cthird/');
    if (claimed === undefined) throw new Error('it was due');
    const numbers = { views: 5, reach: null, likes: null, comments: null, saves: null, shares: null };
    await storePostReading(context, claimed, { external_id: '1', numbers });
    expect(await readingsOf(work)).toEqual([]);
    expect(await watchOf(work)).toMatchObject({ external_id: null, next_read_at: stamp() });
  });

  it('is asked once however many workers run', async () => {
    const works: (PostedWork & { external_id: string })[] = [];
    for (let made = 0; made < 6; made += 1) {
      const { posts } = fake.account;
      fake.account = { ...freshAccount(), posts: posts ?? [] };
      works.push(await watched());
    }
    await Promise.all(Array.from({ length: 20 }, run));
    for (const work of works) {
      expect(fake.asked.get(`/${work.external_id}/insights`)).toBe(1);
      expect(await readingsOf(work)).toHaveLength(1);
    }
  });

  it('is taken over after a worker died', async () => {
    const work = await watched();
    expect(await claimWatches(context, 1)).toHaveLength(1);
    await run();
    expect(await readingsOf(work)).toEqual([]);
    clock.advance({ hours: 1 });
    await run();
    expect(await readingsOf(work)).toHaveLength(1);
  });
});

describe('a post that can’t be read', () => {
  it('keeps its last numbers with their day, is tried hourly for a day and then daily, and recovers', async () => {
    const work = await watched();
    await run();
    clock.advance({ days: 1 });
    fake.fault = 'error';
    await run();
    const since = stamp();
    const failing = await watchOf(work);
    expect(failing).toMatchObject({ failure: 'away', failing_since: since });
    expect(failing.last_failure).toBe('Instagram didn’t respond. Try again in a few minutes.');
    expect(Date.parse(failing.next_read_at ?? '') - clock.now().getTime()).toBe(3_600_000);
    expect(await numbersOf(app, context, work)).toMatchObject({
      current: { views: 12_400 },
      is_being_read: false,
    });
    clock.advance({ days: 1, hours: 1 });
    await run();
    const still = await watchOf(work);
    expect(Date.parse(still.next_read_at ?? '') - clock.now().getTime()).toBe(86_400_000);
    expect(still.failing_since).toBe(since);
    fake.fault = null;
    countsOf(work).views = 15_000;
    clock.advance({ days: 1 });
    await run();
    expect(await watchOf(work)).toMatchObject({ failure: null, failing_since: null, last_failure: null });
    expect((await numbersOf(app, context, work)).current.views).toBe(15_000);
  });

  it.each([
    ['a post the account doesn’t have', 'unknown_post', () => fake.account.posts?.splice(0)],
    ['insights the person didn’t allow', 'no_permission', () => Object.assign(fake, { hidesPosts: true })],
    ['an answer we can’t read', 'unreadable', () => Object.assign(fake, { fault: 'odd' })],
  ] as const)('%s leaves a reason and no number', async (_title, failure, break_) => {
    const work = await watched();
    break_();
    await run();
    expect(await readingsOf(work)).toEqual([]);
    const shown = await numbersOf(app, context, work);
    expect(shown).toMatchObject({ current: null, failure, typing_refusal: null });
    expect((await watchOf(work)).last_failure).toMatch(/^(Instagram|We) /);
  });

  it('marks a connection that ended, tells its owner once, and is read again after connecting again', async () => {
    const work = await watched();
    fake.endAll();
    await run();
    expect(await watchOf(work)).toMatchObject({ failure: 'ended' });
    const account = () =>
      db
        .selectFrom('social_accounts')
        .select('status')
        .where('creator_id', '=', work.maker.creator_id)
        .where('platform', '=', 'instagram')
        .executeTakeFirstOrThrow();
    expect(await account()).toEqual({ status: 'expired' });
    const asked = fake.asked.size;
    clock.advance({ hours: 2 });
    await run();
    expect(fake.asked.size).toBe(asked);
    await connect(await sessionOf(app, context, work.maker));
    await run();
    expect(await watchOf(work)).toMatchObject({ failure: null });
    expect(await readingsOf(work)).toHaveLength(1);
  });

  it('waits for an account that isn’t connected, without asking anyone', async () => {
    const work = await newPostedWork(app, context);
    await run();
    expect(await watchOf(work)).toMatchObject({
      failure: 'not_connected',
      last_failure: 'Instagram isn’t connected.',
    });
    clock.advance({ hours: 2 });
    await run();
    expect((await watchOf(work)).next_read_at).not.toBeNull();
    expect([...fake.asked.keys()]).toEqual([]);
  });

  it('is not read for someone who was suspended', async () => {
    const work = await watched();
    await db
      .updateTable('profiles')
      .set({ account_status: 'suspended' })
      .where('user_id', '=', work.maker.user_id)
      .execute();
    await run();
    expect(await readingsOf(work)).toEqual([]);
  });
});

it('a story is read every few hours on its one day', async () => {
  const work = await newPostedWork(app, context, {
    kind: 'instagram_story',
    before: (call) => connect(call),
  });
  fake.account.posts = [{ id: '19000', permalink: work.url, counts: { views: 640, reach: 588 } }];
  for (let hour = 0; hour < 30; hour += 1) {
    await run();
    clock.advance({ hours: 1 });
  }
  expect(fake.asked.get('/19000/insights')).toBe(6);
  expect(await watchOf(work)).toMatchObject({ next_read_at: null });
});

it('a short-lived token is renewed once for all posts of the account', async () => {
  const { posts } = fake.account;
  const work = await newPostedWork(app, context, {
    kind: 'tiktok_video',
    before: (call) => connect(call, 'tiktok'),
  });
  const id = work.url.split('/').at(-1) ?? '';
  posts?.push({ id, permalink: work.url, counts: { view_count: 88 } });
  clock.advance({ days: 2 });
  fake.asked.clear();
  await Promise.all(Array.from({ length: 5 }, run));
  clock.advance({ hours: 1 });
  await run();
  expect(fake.asked.get('/v2/oauth/token/')).toBe(1);
  expect(await readingsOf(work)).toMatchObject([{ source: 'tiktok', views: 88 }]);
});

it('work nobody posts is not watched', async () => {
  const work = await newWork(context);
  const [, videos = ''] = work.deliverable_ids;
  expect((await post(work, videos)).json().detail).toContain('You don’t post this one yourself');
  const rows = await db
    .selectFrom('post_watches')
    .select('platform')
    .where('deliverable_id', '=', videos)
    .execute();
  expect(rows).toEqual([]);
});
