import { beforeEach, expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { neighborhoodId } from '#server/seed/neighborhoods/neighborhoods.ts';
import { newApplication, newMaker, newOpenCampaign, newShop, type Shop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { subjectsTo } from '#test/support/mails.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);

let shop: Shop;
let campaign_id: string;
let base: `/api/${string}`;
/** A different name per test, so that a search finds only its own creators. */
let name: string;

beforeEach(async () => {
  shop = await newShop(context);
  campaign_id = await newOpenCampaign(context, { business_id: shop.business_id });
  base = `/api/businesses/${shop.business_id}/campaigns/${campaign_id}`;
  name = `Mara ${newId().slice(-8)}`;
});

function invite(creator_ids: string[], words = '') {
  return call(`POST ${base}/creator-invitations`, { headers: shop.headers, payload: { creator_ids, words } });
}

async function found(query = '') {
  const url = `${base}/creators?search=${encodeURIComponent(name)}${query}` as const;
  const { creators } = (await call(`GET ${url}`, { headers: shop.headers })).json();
  return creators as { creator_id: string; status: string | null }[];
}

it('finds creators by niche, place, followers and rate, and says where each stands', async () => {
  const mara = await newMaker(context, { full_name: name, followers: 20_000 });
  await newMaker(context, { full_name: `${name} Two`, followers: 300 });
  await context.db
    .updateTable('creators')
    .set({ home_neighborhood_id: neighborhoodId('Bushwick') })
    .where('id', '=', mara.creator_id)
    .execute();
  await context.db
    .insertInto('creator_niches')
    .values({ creator_id: mara.creator_id, niche: 'baking' })
    .execute();
  await context.db
    .insertInto('creator_rates')
    .values({ creator_id: mara.creator_id, kind: 'instagram_reel', price_cents: 22_000 })
    .execute();
  const only = [expect.objectContaining({ creator_id: mara.creator_id, status: null })];
  expect(await found()).toHaveLength(2);
  for (const query of [
    '&niche=baking',
    '&borough=Brooklyn',
    `&neighborhood_id=${neighborhoodId('Bushwick')}`,
    '&min_followers=1000',
    '&kind=instagram_reel',
    '&kind=instagram_reel&max_rate_cents=22000',
  ]) {
    expect(await found(query), query).toEqual(only);
  }
  expect(await found('&kind=instagram_reel&max_rate_cents=21999')).toEqual([]);
  await invite([mara.creator_id]);
  expect((await found('&niche=baking'))[0]).toMatchObject({ status: 'invited' });
});

it('finds by the beginning of the name, of the last name and of the handle, and by nothing else', async () => {
  const mara = await newMaker(context, { full_name: name });
  const [first = '', last = ''] = name.split(' ');
  const handle = `h${newId().slice(-12)}`;
  await context.db.updateTable('creators').set({ handle }).where('id', '=', mara.creator_id).execute();
  const ask = async (search: string) => {
    const url = `${base}/creators?limit=50&search=${encodeURIComponent(search)}` as const;
    const { creators } = (await call(`GET ${url}`, { headers: shop.headers })).json();
    return creators.map(({ creator_id }: { creator_id: string }) => creator_id);
  };
  for (const search of [name.toUpperCase(), `${first} ${last.slice(0, 6)}`, last, `@${handle}`]) {
    expect(await ask(search), search).toEqual([mara.creator_id]);
  }
  expect(await ask(name.slice(1))).toEqual([]);
});

it('lists those with most followers first, as their accounts change', async () => {
  const [small, large] = [
    await newMaker(context, { full_name: name, followers: 300 }),
    await newMaker(context, { full_name: name, followers: 20_000 }),
  ];
  const order = async () => (await found()).map(({ creator_id }) => creator_id);
  expect(await order()).toEqual([large.creator_id, small.creator_id]);
  await context.db
    .updateTable('social_accounts')
    .set({ followers: 30_000 })
    .where('creator_id', '=', small.creator_id)
    .execute();
  expect(await order()).toEqual([small.creator_id, large.creator_id]);
  await context.db.deleteFrom('social_accounts').where('creator_id', '=', small.creator_id).execute();
  expect(await order()).toEqual([large.creator_id, small.creator_id]);
});

it('shows nobody who is not let in, suspended or gone', async () => {
  const mara = await newMaker(context, { full_name: name });
  await context.db
    .updateTable('profiles')
    .set({ account_status: 'suspended' })
    .where('user_id', '=', mara.user_id)
    .execute();
  expect(await found()).toEqual([]);
  expect((await invite([mara.creator_id])).json().results[0]).toMatchObject({
    application_id: null,
    problem: 'We can’t find that creator.',
  });
});

it('notifies the invited person, once, with the message', async () => {
  const mara = await newMaker(context, { full_name: name });
  const { results } = (await invite([mara.creator_id], 'Your croissant film.')).json();
  expect(results).toEqual([
    { creator_id: mara.creator_id, application_id: expect.any(String), problem: null },
  ]);
  expect((await invite([mara.creator_id])).json().results[0].problem).toBe(`${name} is already invited.`);
  expect(await subjectsTo(context.db, mara.email)).toEqual(['Crumb & Co invited you to apply']);
  const notifications = await context.db
    .selectFrom('notifications')
    .select(['kind', 'href'])
    .where('user_id', '=', mara.user_id)
    .execute();
  expect(notifications).toEqual([{ kind: 'new_invitation', href: `/campaigns/${campaign_id.slice(-12)}` }]);
});

it('of ten invitations at once one arrives', async () => {
  const mara = await newMaker(context, { full_name: name });
  const answers = await Promise.all(Array.from({ length: 10 }, () => invite([mara.creator_id])));
  const sent = answers.filter((answer) => answer.json().results[0].problem === null);
  expect(sent).toHaveLength(1);
  expect(await subjectsTo(context.db, mara.email)).toHaveLength(1);
});

it('nobody is invited who applied, declined, or has too few followers', async () => {
  await context.db
    .updateTable('campaigns')
    .set({ min_followers: 10_000 })
    .where('id', '=', campaign_id)
    .execute();
  const [applied, declined, small] = [
    await newMaker(context, { full_name: name }),
    await newMaker(context, { full_name: name }),
    await newMaker(context, { full_name: name, followers: 9_999 }),
  ];
  await newApplication(context, { campaign_id, creator_id: applied.creator_id });
  await newApplication(context, { campaign_id, creator_id: declined.creator_id, status: 'declined' });
  const ids = [applied.creator_id, declined.creator_id, small.creator_id];
  const problems = (await invite(ids)).json().results.map((one: { problem: string }) => one.problem);
  expect(problems).toEqual([
    `${name} already applied.`,
    `${name} declined your invitation.`,
    `${name} has fewer than the 10,000 followers the campaign asks for.`,
  ]);
});

it('a campaign that takes no applications takes no invitations', async () => {
  const mara = await newMaker(context, { full_name: name });
  await context.db.updateTable('campaigns').set({ status: 'paused' }).where('id', '=', campaign_id).execute();
  expect((await invite([mara.creator_id])).json().results[0].problem).toContain('The campaign is paused');
});

it('an invited creator applies as everybody does, and stands among the applicants then', async () => {
  const mara = await newMaker(context, { full_name: name });
  const { application_id } = (await invite([mara.creator_id])).json().results[0];
  const sent = await call(`POST /api/campaigns/${campaign_id}/applications`, {
    headers: mara.headers,
    payload: { pitch: 'Gladly.', brief_version: 1 },
  });
  expect(sent.json()).toEqual({ application_id, status: 'submitted' });
});

it('lists the open campaigns of the shop somebody can still be invited to', async () => {
  const mara = await newMaker(context, { full_name: name });
  const invited = await newOpenCampaign(context, { business_id: shop.business_id, title: 'Bagels' });
  await newApplication(context, { campaign_id: invited, creator_id: mara.creator_id, status: 'invited' });
  await newOpenCampaign(context, { business_id: shop.business_id, status: 'closed' });
  await newOpenCampaign(context, { business_id: shop.business_id, application_deadline: '2026-01-01' });
  const url = `/api/businesses/${shop.business_id}/creators/${mara.creator_id}/invitable-campaigns` as const;
  const { campaigns } = (await call(`GET ${url}`, { headers: shop.headers })).json();
  expect(campaigns).toMatchObject([
    { id: invited, title: 'Bagels', status: 'invited' },
    { id: campaign_id, status: null },
  ]);
  const stranger = await newShop(context);
  expect((await call(`GET ${url}`, { headers: stranger.headers })).statusCode).toBe(404);
});

it.each([
  [{ creator_ids: [] }],
  [{ creator_ids: ['no-id'] }],
  [{ creator_ids: Array.from({ length: 21 }, () => newId()) }],
  [{ creator_ids: [newId()], words: 'x'.repeat(501) }],
])('refuses what is no list of creators', async (payload) => {
  const answer = await call(`POST ${base}/creator-invitations`, { headers: shop.headers, payload });
  expect(answer.statusCode).toBe(400);
});
