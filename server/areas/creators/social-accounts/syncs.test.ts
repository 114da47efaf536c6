import { afterAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { fakePlatform } from '#test/support/fake-platform.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { connect, freshAccount, newCreator, withFake } from '#test/support/social.ts';
import { testApp } from '#test/support/test-app.ts';
import { claimDue } from './commands/claim-syncs.ts';
import { sweepSocial } from './jobs/sweep-social.ts';
import { syncDue } from './jobs/sync-due.ts';

const fake = await fakePlatform();
afterAll(() => fake.close());
const { app, context } = await testApp({ adapt: withFake(fake) });

beforeEach(() => {
  fake.fault = null;
  fake.account = freshAccount();
});

async function connected(platform: 'instagram' | 'tiktok' = 'instagram') {
  const { person, call } = await newCreator(app, context);
  const account = (await connect(call, platform)).json();
  return { person, call, account, id: account.id as string };
}

function rowOf(id: string) {
  return context.db.selectFrom('social_accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

function syncsOf(id: string) {
  return context.db
    .selectFrom('social_syncs')
    .select(['cause', 'outcome', 'failure'])
    .where('social_account_id', '=', id)
    .orderBy('id')
    .execute();
}

it('the daily reading brings new numbers with a new date, and no second one the same day', async () => {
  const { id } = await connected();
  await syncDue.run(context, {});
  expect(await syncsOf(id)).toHaveLength(1);
  context.clock.advance({ days: 1 });
  fake.account = { ...fake.account, followers: 6_401, username: `${fake.account.username}.new` };
  await syncDue.run(context, {});
  await syncDue.run(context, {});
  expect(await rowOf(id)).toMatchObject({ followers: 6_401, handle: fake.account.username });
  expect((await syncsOf(id)).map(({ cause, outcome }) => `${cause} ${outcome}`)).toEqual([
    'connected read',
    'clock read',
  ]);
});

it('many workers at once read each account once, and claim none twice', async () => {
  const ids: string[] = [];
  for (let made = 0; made < 12; made += 1) {
    fake.account = freshAccount();
    ids.push((await connected('tiktok')).id);
  }
  context.clock.advance({ days: 1 });
  await Promise.all(Array.from({ length: 6 }, () => syncDue.run(context, {})));
  for (const id of ids) expect((await syncsOf(id)).map(({ cause }) => cause)).toEqual(['connected', 'clock']);
  context.clock.advance({ days: 1 });
  const batches = await Promise.all(Array.from({ length: 6 }, () => claimDue(context, 4)));
  const claimed = batches.flat().map(({ id }) => id);
  expect(claimed.length).toBeGreaterThanOrEqual(ids.length);
  expect(new Set(claimed).size).toBe(claimed.length);
});

it('an access token that lasts a day is renewed before the reading, with the new tokens kept', async () => {
  const { id } = await connected('tiktok');
  const before = await rowOf(id);
  context.clock.advance({ days: 2 });
  await syncDue.run(context, {});
  const after = await rowOf(id);
  expect(after).toMatchObject({ status: 'connected', failing_since: null });
  expect(after.access_token_sealed).not.toBe(before.access_token_sealed);
  expect(after.refresh_token_sealed).not.toBe(before.refresh_token_sealed);
});

it('a connection is renewed in its last seven days, and not before', async () => {
  const { id } = await connected();
  const { token_expires_at: first } = await rowOf(id);
  context.clock.advance({ days: 50 });
  await syncDue.run(context, {});
  expect((await rowOf(id)).token_expires_at).toBe(first);
  context.clock.advance({ days: 4 });
  await syncDue.run(context, {});
  const { token_expires_at } = await rowOf(id);
  expect(Date.parse(token_expires_at ?? '')).toBe(context.clock.now().getTime() + 60 * 86_400_000);
});

it('a failing platform is counted, tried again within the hour and forgotten when it answers', async () => {
  const { id } = await connected();
  context.clock.advance({ days: 1 });
  fake.fault = 'error';
  await syncDue.run(context, {});
  const failing = await rowOf(id);
  expect(failing).toMatchObject({ status: 'connected', followers: 6_284 });
  expect(failing.last_failure).toContain('didn’t respond');
  const { failing_since } = failing;
  expect(failing_since).not.toBeNull();
  context.clock.advance({ hours: 2 });
  await syncDue.run(context, {});
  expect((await rowOf(id)).failing_since).toBe(failing_since);
  fake.fault = null;
  context.clock.advance({ hours: 2 });
  await syncDue.run(context, {});
  expect(await rowOf(id)).toMatchObject({ failing_since: null, last_failure: null });
  expect((await syncsOf(id)).map(({ outcome }) => outcome)).toEqual(['read', 'failed', 'failed', 'read']);
});

it('a connection that was taken back ends, its tokens go and the person is told once', async () => {
  const { id, person, call } = await connected();
  fake.endAll();
  context.clock.advance({ days: 1 });
  await syncDue.run(context, {});
  await syncDue.run(context, {});
  expect(await rowOf(id)).toMatchObject({
    status: 'expired',
    access_token_sealed: null,
    token_expires_at: null,
    followers: 6_284,
  });
  const [mail] = await waitForMail(context.db, person.email);
  expect(mail?.subject).toBe('Reconnect Instagram');
  expect(mail?.text).toContain('/settings#social');
  const sent = await context.db
    .selectFrom('email_events')
    .select('id')
    .where('recipient', '=', person.email)
    .execute();
  expect(sent).toHaveLength(1);
  expect((await connect(call)).json()).toMatchObject({ id, status: 'connected' });
});

it('people whose account is suspended are left alone', async () => {
  const { id, person } = await connected();
  await context.db
    .updateTable('profiles')
    .set({ account_status: 'suspended' })
    .where('user_id', '=', person.user_id)
    .execute();
  context.clock.advance({ days: 1 });
  await syncDue.run(context, {});
  expect(await syncsOf(id)).toHaveLength(1);
});

it('reading now is for connected accounts, one reading at a time and ten an hour', async () => {
  const { id, call } = await connected();
  fake.account = { ...fake.account, followers: 7_000 };
  expect((await call('POST', `/social-accounts/${id}/syncs`)).json()).toMatchObject({ followers: 7_000 });
  const many = await Promise.all(
    Array.from({ length: 12 }, () => call('POST', `/social-accounts/${id}/syncs`)),
  );
  expect(many.map(({ statusCode }) => statusCode)).toContain(429);
  const named = await newCreator(app, context);
  const added = await named.call('POST', '/social-accounts', { platform: 'youtube', handle: 'maya-walks' });
  expect((await named.call('POST', `/social-accounts/${added.json().id}/syncs`)).statusCode).toBe(409);
});

it('disconnecting while a reading is under way is final', async () => {
  const { id, call } = await connected();
  context.clock.advance({ days: 1 });
  const reading = syncDue.run(context, {});
  await call('DELETE', `/social-accounts/${id}/connection`);
  await reading;
  expect(await rowOf(id)).toMatchObject({ status: 'claimed', followers: null, access_token_sealed: null });
});

it('readings are kept for ninety days, and ways nobody came back from for none', async () => {
  const { id, call } = await connected();
  await call('POST', '/social-connections/tiktok');
  const at = (days: number) => new Date(context.clock.now().getTime() - days * 86_400_000).toISOString();
  const sync = { social_account_id: id, cause: 'clock', outcome: 'read', took_ms: 1 } as const;
  await context.db
    .insertInto('social_syncs')
    .values([
      { id: newId(), ...sync, created_at: at(91) },
      { id: newId(), ...sync, created_at: at(89) },
    ])
    .execute();
  context.clock.advance({ hours: 1 });
  await sweepSocial.run(context, {});
  await sweepSocial.run(context, {});
  expect(await syncsOf(id)).toHaveLength(2);
  const ways = await context.db.selectFrom('social_connections').select('id').execute();
  expect(ways).toEqual([]);
});

it('what an older secret sealed can be read, and is sealed with the new one when it is renewed', async () => {
  const { id } = await connected('tiktok');
  const before = await rowOf(id);
  const { config } = context;
  const app_secret = 'the-next-secret-of-at-least-32-characters';
  const moved = { ...context, config: { ...config, app_secret, app_secret_previous: config.app_secret } };
  context.clock.advance({ days: 2 });
  await syncDue.run(moved, {});
  const after = await rowOf(id);
  expect(after.status).toBe('connected');
  expect(after.access_token_sealed?.slice(0, 8)).not.toBe(before.access_token_sealed?.slice(0, 8));
});
