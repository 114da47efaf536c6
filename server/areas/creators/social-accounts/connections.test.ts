import { afterAll, beforeEach, expect, it } from 'vitest';
import { tamperedWith } from '#test/support/calls.ts';
import { fakePlatform } from '#test/support/fake-platform.ts';
import { newPerson, PASSWORD_OF_EVERYONE } from '#test/support/people.ts';
import { connect, freshAccount, newCreator, sayYes, sessionOf, withFake } from '#test/support/social.ts';
import { testApp } from '#test/support/test-app.ts';

const fake = await fakePlatform();
afterAll(() => fake.close());
const { app, context } = await testApp({ adapt: withFake(fake) });

beforeEach(() => {
  fake.fault = null;
  fake.account = freshAccount();
});

function rowOf(id: string) {
  return context.db.selectFrom('social_accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

it.each(['instagram', 'tiktok'] as const)(
  '[ROUTE-44] [ROUTE-45] coming back from %s connects the account with its numbers, their source and their date',
  async (platform) => {
    const { call } = await newCreator(app, context);
    const answer = await connect(call, platform);
    expect(answer.json()).toMatchObject({
      platform,
      handle: fake.account.username,
      status: 'connected',
      followers: 6_284,
      avg_views: 2_910,
      numbers_source: platform,
      numbers_read_at: context.now().toISOString().replace('.000Z', 'Z'),
    });
    expect((await call('GET', '/social-accounts')).json().accounts).toEqual([answer.json()]);
    const syncs = await context.db
      .selectFrom('social_syncs')
      .select(['cause', 'outcome'])
      .where('social_account_id', '=', answer.json().id)
      .execute();
    expect(syncs).toEqual([{ cause: 'connected', outcome: 'read' }]);
  },
);

it('tokens lie in the database sealed for their row, and reach neither the browser nor another row', async () => {
  const { call } = await newCreator(app, context);
  const answer = await connect(call, 'tiktok');
  const row = await rowOf(answer.json().id);
  expect(row.access_token_sealed).toMatch(/^[0-9a-f]{8}\.[\w-]+$/);
  expect(JSON.stringify(row)).not.toMatch(/-secret-/);
  expect(answer.body).not.toMatch(/sealed|secret|token/);
});

it('keeps what the creator says beside what was read', async () => {
  const { call } = await newCreator(app, context, 'draft');
  const handle = fake.account.username;
  await call('POST', '/social-accounts', {
    platform: 'instagram',
    handle,
    claimed_followers: 6_300,
    claimed_avg_views: 4_000,
  });
  expect((await connect(call)).json()).toMatchObject({
    followers: 6_284,
    claimed_followers: 6_300,
    avg_views: 2_910,
    claimed_avg_views: 4_000,
  });
});

it('a sign-in state works once: of thirty returns at the same moment one succeeds', async () => {
  const { call } = await newCreator(app, context);
  const back = await sayYes(call);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => call('POST', '/social-connections/instagram/callback', back)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 410]));
  const late = await call('POST', '/social-connections/instagram/callback', back);
  expect(late.json()).toMatchObject({ code: 'link_unusable' });
});

it('a sign-in state is refused in another session, another person, another platform and after ten minutes', async () => {
  const { person, call } = await newCreator(app, context);
  const stranger = await newCreator(app, context);
  const otherBrowser = await sessionOf(app, context, person);
  const back = await sayYes(call);
  const to = '/social-connections/instagram/callback';
  expect((await otherBrowser('POST', to, back)).statusCode).toBe(410);
  expect((await stranger.call('POST', to, back)).statusCode).toBe(410);
  expect((await call('POST', '/social-connections/tiktok/callback', back)).statusCode).toBe(410);
  expect((await call('POST', to, { ...back, state: tamperedWith(back.state) })).statusCode).toBe(410);
  context.clock.advance({ hours: 1 });
  expect((await call('POST', to, back)).statusCode).toBe(410);
  context.clock.advance({ hours: -1 });
  expect((await call('POST', to, back)).statusCode).toBe(200);
});

it('somebody suspended on the way is turned away, and nothing is connected', async () => {
  const { person, call } = await newCreator(app, context);
  const back = await sayYes(call);
  await context.db
    .updateTable('profiles')
    .set({ account_status: 'suspended' })
    .where('user_id', '=', person.user_id)
    .execute();
  const answer = await call('POST', '/social-connections/instagram/callback', back);
  expect(answer.json()).toMatchObject({ code: 'account_suspended' });
});

it('one account there proves one person here', async () => {
  const first = await newCreator(app, context);
  const second = await newCreator(app, context);
  await connect(first.call);
  const answer = await connect(second.call);
  expect(answer.json()).toMatchObject({
    code: 'conflict',
    detail: expect.stringContaining('Another creator has verified'),
  });
});

it('one account there, many people here at the same moment: one of them gets it', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => newCreator(app, context)));
  const ways = await Promise.all(people.map(({ call }) => sayYes(call)));
  const answers = await Promise.all(
    people.map(({ call }, index) => call('POST', '/social-connections/instagram/callback', ways[index])),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
});

it('a made-up code is refused and leaves nothing behind', async () => {
  const { call } = await newCreator(app, context);
  const { state } = await sayYes(call);
  const answer = await call('POST', '/social-connections/instagram/callback', { code: 'made-up', state });
  expect(answer.json()).toMatchObject({
    code: 'link_unusable',
    detail: expect.stringContaining('Start again'),
  });
  expect((await call('GET', '/social-accounts')).json().accounts).toEqual([]);
});

it.each([
  ['error', 'Instagram didn’t respond'],
  ['busy', 'Instagram is limiting requests'],
  ['odd', 'couldn’t read'],
] as const)('a failing platform (%s) is named plainly', async (fault, words) => {
  const { call } = await newCreator(app, context);
  const back = await sayYes(call);
  fake.fault = fault;
  const answer = await call('POST', '/social-connections/instagram/callback', back);
  expect(answer.json()).toMatchObject({ code: 'unavailable', detail: expect.stringContaining(words) });
});

it('while an application is read only the handle that was sent can be connected', async () => {
  const { person, call } = await newCreator(app, context, 'draft');
  const named = fake.account.username;
  await call('POST', '/social-accounts', { platform: 'instagram', handle: named });
  await context.db
    .updateTable('creators')
    .set({ status: 'pending_review' })
    .where('user_id', '=', person.user_id)
    .execute();
  fake.account = freshAccount();
  expect((await connect(call)).json()).toMatchObject({ code: 'conflict' });
  fake.account = freshAccount(named);
  expect((await connect(call)).json()).toMatchObject({ status: 'connected', handle: named });
});

it('disconnecting takes back the tokens there and what was read here, and connecting again works', async () => {
  const { call } = await newCreator(app, context);
  const { id } = (await connect(call, 'tiktok')).json();
  const before = fake.asked.get('/v2/oauth/revoke/') ?? 0;
  const answer = await call('DELETE', `/social-accounts/${id}/connection`);
  expect(answer.json()).toMatchObject({ status: 'claimed', followers: null, numbers_source: 'creator' });
  expect(fake.asked.get('/v2/oauth/revoke/')).toBe(before + 1);
  expect(await rowOf(id)).toMatchObject({ access_token_sealed: null, external_id: null });
  expect((await call('DELETE', `/social-accounts/${id}/connection`)).statusCode).toBe(200);
  expect((await connect(call, 'tiktok')).json()).toMatchObject({ id, status: 'connected' });
});

it('a platform that is down does not keep anybody connected', async () => {
  const { call } = await newCreator(app, context);
  const { id } = (await connect(call, 'tiktok')).json();
  fake.fault = 'error';
  expect((await call('DELETE', `/social-accounts/${id}`)).json()).toEqual({ id });
  expect((await call('GET', '/social-accounts')).json().accounts).toEqual([]);
});

it('somebody who never applied connects an account and has begun to', async () => {
  const person = await newPerson(context, { role: 'applicant' });
  const call = await sessionOf(app, context, person);
  expect((await connect(call)).json()).toMatchObject({ status: 'connected' });
});

it('deleting an account removes its connections, here and at the platform', async () => {
  const { call } = await newCreator(app, context);
  const { id, handle } = (await connect(call, 'tiktok')).json();
  const download = (await call('GET', '/me/export')).json();
  expect(download.social_accounts).toEqual([expect.objectContaining({ handle, followers: 6_284 })]);
  const before = fake.asked.get('/v2/oauth/revoke/') ?? 0;
  expect((await call('POST', '/me/deletion', { password: PASSWORD_OF_EVERYONE })).statusCode).toBe(200);
  await expect(rowOf(id)).rejects.toThrow();
  expect(fake.asked.get('/v2/oauth/revoke/')).toBe(before + 1);
});

it('without keys and without a sandbox there is nothing to connect, and it says what to do', async () => {
  const bare = await testApp({
    adapt: ({ config }) => ({ config: { ...config, has_social_sandbox: false } }),
  });
  const { call } = await newCreator(bare.app, bare.context);
  expect((await call('GET', '/social-accounts')).json().connectable).toEqual([]);
  const answer = await call('POST', '/social-connections/instagram');
  expect(answer.json()).toMatchObject({
    code: 'unavailable',
    detail: expect.stringContaining('with a code'),
  });
  expect((await call('GET', '/dev/social/instagram')).statusCode).toBe(404);
});
