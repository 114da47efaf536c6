import fc from 'fast-check';
import { expect, it } from 'vitest';
import { campaignPage } from '#contract/campaigns/listing.ts';
import { mailNewMatches } from '#server/areas/campaigns/saved-searches/jobs/mail-new-matches.ts';
import { listSuggestions } from '#server/areas/campaigns/suggestions/queries/list-suggestions.ts';
import { listCreatorDates } from '#server/areas/work/calendar/queries/creator-dates.ts';
import { newId } from '#server/platform/db/ids.ts';
import { neighborhoodId } from '#server/seed/neighborhoods/neighborhoods.ts';
import { newMaker, newOpenCampaign, newShop } from '#test/support/applications.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { newListedCampaign } from '#test/support/listings.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);

type Maker = Awaited<ReturnType<typeof newMaker>>;
const SIDES = ['creator', 'business'] as const;

const newWord = () => `blk${newId().replace(/[\d-]/g, 'q')}x`;
const read = async (maker: Maker, path: string) =>
  (await call(`GET ${path}` as Route, { headers: maker.headers })).json();

async function businessOf(campaign_id: string): Promise<string> {
  const { business_id } = await db
    .selectFrom('campaigns')
    .select('business_id')
    .where('id', '=', campaign_id)
    .executeTakeFirstOrThrow();
  return business_id;
}

async function block(maker: Maker, business_id: string, blocked_by: (typeof SIDES)[number]) {
  const by = { blocked_by, blocked_by_user_id: maker.user_id, created_at: context.now().toISOString() };
  await db
    .insertInto('blocks')
    .values({ id: newId(), business_id, creator_id: maker.creator_id, ...by })
    .execute();
}

async function listAll(maker: Maker, search: string): Promise<{ ids: string[]; count: number | null }> {
  const first = campaignPage.parse(await read(maker, `/api/campaigns?${search}`));
  const ids = first.campaigns.map(({ id }) => id);
  for (let cursor = first.next_cursor; cursor !== null; ) {
    const page = campaignPage.parse(await read(maker, `/api/campaigns?${search}&cursor=${cursor}`));
    ids.push(...page.campaigns.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  return { ids, count: first.found_count };
}

it('the pages and the count leave out the campaigns of blocked shops and hidden ones, whoever blocked', async () => {
  const word = newWord();
  const ids: string[] = [];
  for (let at = 0; at < 12; at += 1) {
    const published_at = new Date(context.now().getTime() - at * 60_000).toISOString();
    ids.push(await newListedCampaign(context, { title: word, published_at, creator_payout_cents: 50_000 }));
  }
  const cases = fc.record({
    blocked: fc.uniqueArray(fc.nat(11), { maxLength: 6 }),
    hidden: fc.uniqueArray(fc.nat(11), { maxLength: 3 }),
    side: fc.constantFrom(...SIDES),
    limit: fc.constantFrom(1, 3, 5, 24),
    sort: fc.constantFrom('newest', 'highest_payout', 'deadline_soon'),
  });
  const unblocked = await newMaker(context);
  const holds = fc.asyncProperty(cases, async ({ blocked, hidden, side, limit, sort }) => {
    const maker = await newMaker(context);
    const search = `q=${word}&limit=${limit}&sort_by=${sort}`;
    // Another reader's list, and this one's before the blocks, fill the cache.
    expect((await listAll(maker, search)).count).toBe(12);
    for (const at of blocked) await block(maker, await businessOf(ids[at] ?? ''), side);
    for (const at of hidden) {
      await call(`PUT /api/campaigns/${ids[at]}/dismissal` as Route, { headers: maker.headers });
    }
    const expected = ids.filter((_, at) => !blocked.includes(at) && !hidden.includes(at));
    const { ids: found, count } = await listAll(maker, search);
    expect([...found].sort()).toEqual([...expected].sort());
    expect(count).toBe(expected.length);
    expect((await listAll(unblocked, search)).ids).toHaveLength(12);
  });
  await fc.assert(holds, { numRuns: 12 });
});

/** Later than all the campaigns that are listed, those of other files too. */
async function newestOfAll(): Promise<string> {
  const { latest } = await db
    .selectFrom('campaign_listings')
    .select(({ fn }) => fn.max('published_at').as('latest'))
    .executeTakeFirstOrThrow();
  return new Date(Math.max(Date.parse(latest ?? ''), context.now().getTime()) + 60_000).toISOString();
}

it.each(SIDES)('a page that was never read leaves them out too, with words or without (%s)', async (side) => {
  const maker = await newMaker(context);
  const shop = await newShop(context);
  const id = await newListedCampaign(context, { title: newWord(), published_at: await newestOfAll() });
  await block(maker, await businessOf(id), side);
  for (const limit of [7, 8]) {
    const page = campaignPage.parse(await read(maker, `/api/campaigns?limit=${limit}`));
    expect(page.campaigns.map((one) => one.id)).not.toContain(id);
    expect(page.campaigns).toHaveLength(Math.min(limit, page.found_count ?? limit));
  }
  const others = await call('GET /api/campaigns?limit=7', { headers: shop.headers });
  expect(campaignPage.parse(others.json()).campaigns.map((one) => one.id)).toContain(id);
});

it.each(SIDES)(
  'its campaign leaves the saved list, the calendar, suggestions and search mails (%s)',
  async (side) => {
    const maker = await newMaker(context);
    const { headers } = maker;
    const word = newWord();
    await call('POST /api/saved-searches', { headers, payload: { search_name: word, filters: { q: word } } });
    context.clock.advance({ hours: 1 });
    const application_deadline = '2097-01-01';
    const id = await newListedCampaign(context, { title: word, industry: 'bakery', application_deadline });
    const suggestible = await newListedCampaign(context, { title: word, neighborhood: 'Greenpoint' });
    await db
      .updateTable('creators')
      .set({ home_neighborhood_id: neighborhoodId('Greenpoint') })
      .where('id', '=', maker.creator_id)
      .execute();
    await call(`PUT /api/campaigns/${id}/bookmark` as Route, { headers });
    const savedIds = async () =>
      (await read(maker, '/api/bookmarks')).campaigns.map((one: { id: string }) => one.id);
    const wish = { user_id: maker.user_id, from_date: '2096-12-31', now: context.now() };
    const dates = async () => (await listCreatorDates(db, wish)).map(({ uid }) => uid);
    const suggestedIds = async () => (await listSuggestions(context, maker)).suggestions.map((one) => one.id);
    expect(await savedIds()).toEqual([id]);
    expect(await dates()).toContain(`apply-by-${id}`);
    expect(await suggestedIds()).toContain(suggestible);
    for (const one of [id, suggestible]) await block(maker, await businessOf(one), side);
    expect(await savedIds()).toEqual([]);
    expect(await dates()).not.toContain(`apply-by-${id}`);
    expect(await suggestedIds()).not.toContain(suggestible);
    context.clock.advance({ hours: 24 });
    await mailNewMatches.run(context, {});
    const mails = await db
      .selectFrom('email_events')
      .select('id')
      .where('recipient', '=', maker.email)
      .execute();
    expect(mails).toEqual([]);
  },
);

it.each(SIDES)('its own page answers as it does to anyone, without Apply (%s)', async (side) => {
  const [maker, stranger, shop] = [await newMaker(context), await newMaker(context), await newShop(context)];
  const id = await newOpenCampaign(context, { business_id: shop.business_id });
  await block(maker, shop.business_id, side);
  const { is_blocked, ...page } = await read(maker, `/api/campaigns/${id}`);
  const { is_blocked: isStrangerBlocked, ...anyones } = await read(stranger, `/api/campaigns/${id}`);
  expect([is_blocked, isStrangerBlocked]).toEqual([true, false]);
  expect(page).toEqual(anyones);
});
