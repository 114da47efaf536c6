import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { fakePlatform } from '#test/support/fake-platform.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newPerson } from '#test/support/people.ts';
import { connect, freshAccount, newCreator, sessionOf, withFake } from '#test/support/social.ts';
import { testApp } from '#test/support/test-app.ts';

const fake = await fakePlatform();
afterAll(() => fake.close());
const { app, context } = await testApp({ adapt: withFake(fake) });
const admin = await newPerson(context, { role: 'admin' });
const call = await sessionOf(app, context, admin);

beforeEach(() => {
  fake.fault = null;
});

async function connected(platform: 'instagram' | 'tiktok' = 'instagram') {
  fake.account = freshAccount();
  const creator = await newCreator(app, context);
  return { ...creator, account: (await connect(creator.call, platform)).json() };
}

async function list(query: string) {
  const answer = await call('GET', `/admin/social-accounts?${query}`);
  return answer.json() as { accounts: { id: string; handle: string }[]; next_cursor: string | null };
}

const auditOf = (id: string) =>
  context.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).execute();

it('[ADMIN-10] lists every account with whose it is, and nothing that is sealed', async () => {
  const { person, account } = await connected();
  const answer = await call('GET', `/admin/social-accounts?search=${account.handle}`);
  expect(answer.json().accounts).toEqual([
    expect.objectContaining({ id: account.id, creator_email: person.email, status: 'connected' }),
  ]);
  expect(answer.body).not.toMatch(/sealed|proof_code|external/);
});

it('finds by the beginning of a handle, of a name and of an email', async () => {
  const { person, account } = await connected();
  await context.db
    .updateTable('profiles')
    .set({ full_name: `Zora${process.pid} Quill` })
    .where('user_id', '=', person.user_id)
    .execute();
  for (const search of [`@${account.handle.slice(0, -1)}`, `zora${process.pid}`, person.email]) {
    const { accounts } = await list(`search=${encodeURIComponent(search)}`);
    expect(accounts.map(({ id }) => id)).toContain(account.id);
  }
  expect((await list('search=nobody-has-this')).accounts).toEqual([]);
});

it('filters by platform and by what needs an eye, and goes on by a cursor', async () => {
  const tiktok = (await connected('tiktok')).account;
  const failing = (await connected()).account;
  const expiring = (await connected()).account;
  const patch = (id: string, columns: object) =>
    context.db.updateTable('social_accounts').set(columns).where('id', '=', id).execute();
  await patch(failing.id, { failing_since: context.now().toISOString() });
  const soon = new Date(context.now().getTime() + 3 * 86_400_000).toISOString();
  await patch(expiring.id, { token_expires_at: soon });
  const has = async (query: string, id: string) =>
    (await list(`limit=100&${query}`)).accounts.some((account) => account.id === id);
  expect(await has('platform=tiktok', tiktok.id)).toBe(true);
  expect(await has('platform=youtube', tiktok.id)).toBe(false);
  expect(await has('filter=failing', failing.id)).toBe(true);
  expect(await has('filter=failing', tiktok.id)).toBe(false);
  expect(await has('filter=expiring', expiring.id)).toBe(true);
  expect(await has('filter=expiring', tiktok.id)).toBe(false);
  expect(await has('filter=unproven', tiktok.id)).toBe(false);

  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const { accounts, next_cursor } = await list(`limit=2&cursor=${cursor}`);
    seen.push(...accounts.map(({ id }) => id));
    if (next_cursor === null) break;
    cursor = next_cursor;
  }
  expect(seen.length).toBeGreaterThanOrEqual(3);
  expect(seen).toEqual([...new Set(seen)].sort().reverse());
});

it('tells how connections stand and what to register with each platform', async () => {
  const before = (await call('GET', '/admin/social-summary')).json();
  await connected();
  const after = (await call('GET', '/admin/social-summary')).json();
  expect(after.connected).toBe(before.connected + 1);
  expect(after.providers).toEqual([
    {
      platform: 'instagram',
      kind: 'keys',
      redirect_address: `${context.config.app_url}/auth/instagram/callback`,
    },
    { platform: 'tiktok', kind: 'keys', redirect_address: `${context.config.app_url}/auth/tiktok/callback` },
  ]);
});

it('reads an account at once, shows the reading and writes it down', async () => {
  const { account } = await connected();
  fake.account = { ...fake.account, followers: 9_001 };
  const answer = await call('POST', `/admin/social-accounts/${account.id}/syncs`);
  expect(answer.json()).toMatchObject({ followers: 9_001 });
  expect(answer.json().syncs.map(({ cause }: { cause: string }) => cause)).toEqual(['admin', 'connected']);
  expect(await auditOf(account.id)).toEqual([
    expect.objectContaining({ actor_id: admin.user_id, action: 'sync_social_account' }),
  ]);
});

it('a reading that fails says so and is kept', async () => {
  const { account } = await connected();
  fake.fault = 'error';
  const answer = await call('POST', `/admin/social-accounts/${account.id}/syncs`);
  expect(answer.json()).toMatchObject({
    last_failure: expect.stringContaining('didn’t respond'),
    syncs: [expect.objectContaining({ outcome: 'failed' }), expect.anything()],
  });
});

it('disconnects with a reason the creator reads, once', async () => {
  const { person, account } = await connected('tiktok');
  const url = `/admin/social-accounts/${account.id}/disconnection`;
  const reason = 'Two people wrote that this account is theirs.';
  expect((await call('POST', url, { reason: 'no' })).statusCode).toBe(400);
  const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST', url, { reason })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  const [mail] = await waitForMail(context.db, person.email);
  expect(mail?.text).toContain(reason);
  expect(await auditOf(account.id)).toEqual([
    expect.objectContaining({
      action: 'disconnect_social_account',
      reason,
      before: expect.objectContaining({ status: 'connected' }),
      after: expect.objectContaining({ status: 'claimed' }),
    }),
  ]);
});

it('an account that is not there is not there', async () => {
  const id = newId();
  expect((await call('GET', `/admin/social-accounts/${id}`)).statusCode).toBe(404);
  expect((await call('POST', `/admin/social-accounts/${id}/syncs`)).statusCode).toBe(404);
  const reason = 'Two people wrote that this account is theirs.';
  expect((await call('POST', `/admin/social-accounts/${id}/disconnection`, { reason })).statusCode).toBe(404);
});

it.each([
  ["status = 'expired' order by id desc limit 51", 'social_accounts_status'],
  ['failing_since is not null and failing_since < now()', 'social_accounts_failing'],
  ["handle ~>=~ 'maya' and handle ~<~ 'mayb'", 'social_accounts_handle'],
  ["status = 'connected' and next_sync_at <= now() order by next_sync_at, id limit 8", 'social_accounts_due'],
])('where %s is answered by %s', async (where, index) => {
  await context.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const plan = await sql<{ 'QUERY PLAN': string }>`${sql.raw(
      `explain select id from social_accounts where ${where}`,
    )}`.execute(tx);
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
  });
});
