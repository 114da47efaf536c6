import { expect, it } from 'vitest';
import { getAccount } from '#server/areas/base/actors/account-query.ts';
import { newCreator } from '#test/support/social.ts';
import { testApp } from '#test/support/test-app.ts';
import { checkCode } from './commands/check-code.ts';
import type { ReadProfile } from './commands/check-profile.ts';

const { app, context } = await testApp();
let made = 0;
function newHandle() {
  made += 1;
  return `walks.${process.pid}.${made}`;
}

async function add(call: Awaited<ReturnType<typeof newCreator>>['call'], more: object = {}) {
  return call('POST', '/social-accounts', { platform: 'instagram', handle: newHandle(), ...more });
}

/** A profile page as seen without an account. */
function showing(bio: string, more: { url?: string } = {}): ReadProfile {
  const bytes = Buffer.from(`<meta name="description" content="1,148 Followers - ${bio}">`);
  return async (url) => ({
    ok: true,
    url: more.url ?? url,
    status: 200,
    took_ms: 1,
    content_type: 'text/html',
    bytes,
  });
}

async function accountOf({ user_id }: { user_id: string }) {
  return getAccount(context.db, user_id, context.now());
}

it('a handle is read in whatever shape it is typed, and one account stands for each platform', async () => {
  const { call } = await newCreator(app, context, 'draft');
  const handle = newHandle();
  const first = await add(call, { handle: `https://www.instagram.com/${handle.toUpperCase()}/` });
  expect(first.json()).toMatchObject({
    handle,
    status: 'claimed',
    followers: null,
    numbers_source: 'creator',
  });
  const again = await add(call, { handle: `@${handle}`, claimed_followers: 6_300 });
  expect(again.json()).toMatchObject({ id: first.json().id, claimed_followers: 6_300 });
  expect((await add(call)).json()).toMatchObject({ code: 'conflict' });
});

it('twenty at once name one account', async () => {
  const { call } = await newCreator(app, context, 'draft');
  const handle = newHandle();
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(call, { handle })));
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
});

it.each([
  ['a handle of two words', { handle: 'maya eats' }],
  ['an address of another site', { handle: 'https://evil.example/maya' }],
  ['no handle', { handle: ' ' }],
  ['fewer than no followers', { claimed_followers: -1 }],
  ['half a follower', { claimed_followers: 1.5 }],
  ['more people than there are', { claimed_followers: 9_000_000_000 }],
  ['a platform we do not know', { platform: 'myspace' }],
])('refuses %s', async (_case, wrong) => {
  const { call } = await newCreator(app, context, 'draft');
  expect((await add(call, wrong)).json()).toMatchObject({ status: 400, code: 'invalid_input' });
});

it('strangers of the same role find nothing of each other', async () => {
  const owner = await newCreator(app, context);
  const stranger = await newCreator(app, context);
  const { id } = (await add(owner.call)).json();
  const url = `/social-accounts/${id}`;
  for (const answer of [
    await stranger.call('PATCH', url, { handle: 'mine' }),
    await stranger.call('DELETE', url),
    await stranger.call('DELETE', `${url}/connection`),
    await stranger.call('POST', `${url}/syncs`),
    await stranger.call('POST', `${url}/proof-code`),
    await stranger.call('POST', `${url}/proof-checks`),
  ]) {
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  }
  expect((await owner.call('GET', '/social-accounts')).json().accounts).toHaveLength(1);
});

it.each([
  ['draft', 200],
  ['changes_requested', 200],
  ['active', 200],
  ['pending_review', 403],
  ['suspended', 403],
] as const)('an application that is %s answers a change of handles with %i', async (status, code) => {
  const { call } = await newCreator(app, context, status);
  expect((await add(call)).statusCode).toBe(code);
  const { may } = (await call('GET', '/social-accounts')).json();
  expect(may.change.is_allowed).toBe(code === 200);
});

it('a new handle has to be proven again', async () => {
  const { person, call } = await newCreator(app, context);
  const { id } = (await add(call)).json();
  const { proof_code } = (await call('POST', `/social-accounts/${id}/proof-code`)).json();
  await checkCode(context, await accountOf(person), id, showing(proof_code));
  const renamed = await call('PATCH', `/social-accounts/${id}`, { handle: newHandle() });
  expect(renamed.json()).toMatchObject({ status: 'claimed', followers: null, proof_code: null });
});

it('a code in the bio proves the handle, with the number the page shows', async () => {
  const { person, call } = await newCreator(app, context, 'draft');
  const { id, handle } = (await add(call)).json();
  const given = (await call('POST', `/social-accounts/${id}/proof-code`)).json();
  expect(given).toMatchObject({
    status: 'code_given',
    proof_code: expect.stringMatching(/^bizmeet-[A-Z2-9]{6}$/),
  });
  expect((await call('POST', `/social-accounts/${id}/proof-code`)).json().proof_code).toBe(given.proof_code);
  const account = await accountOf(person);

  const missed = await checkCode(context, account, id, showing('Ramen'));
  expect(missed).toMatchObject({ is_proven: false, seen: expect.stringContaining('couldn’t find') });

  const found = await checkCode(context, account, id, showing(given.proof_code.toLowerCase()));
  expect(found.account).toMatchObject({
    handle,
    status: 'proven',
    followers: 1_148,
    numbers_source: 'instagram',
    proof_code: null,
  });
  expect(await checkCode(context, account, id, showing('gone'))).toMatchObject({ is_proven: true });
});

it('a page to sign in at, another profile and a page that is not there prove nothing', async () => {
  const { person, call } = await newCreator(app, context, 'draft');
  const { id, handle } = (await add(call)).json();
  const { proof_code } = (await call('POST', `/social-accounts/${id}/proof-code`)).json();
  const account = await accountOf(person);
  for (const url of [
    'https://www.instagram.com/accounts/login/?next=%2Fmaya',
    'https://www.instagram.com/somebody.else/',
    `https://evil.example/${handle}`,
  ]) {
    const check = await checkCode(context, account, id, showing(proof_code, { url }));
    expect(check).toMatchObject({ is_proven: false, seen: expect.stringContaining('public') });
  }
  const gone: ReadProfile = async (url) => ({
    ok: false,
    url,
    status: 404,
    took_ms: 1,
    failure: 'not_found',
    sentence: '',
  });
  expect((await checkCode(context, account, id, gone)).seen).toBe(
    `Instagram has no account called @${handle}.`,
  );
});

it('one handle is proven by one person, however many look at the same moment', async () => {
  const handle = newHandle();
  const people = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { person, call } = await newCreator(app, context, 'draft');
      const { id } = (await add(call, { handle })).json();
      const { proof_code } = (await call('POST', `/social-accounts/${id}/proof-code`)).json();
      return { account: await accountOf(person), id, proof_code };
    }),
  );
  const bio = people.map(({ proof_code }) => proof_code).join(' ');
  const checks = await Promise.allSettled(
    people.map(({ account, id }) => checkCode(context, account, id, showing(bio))),
  );
  expect(checks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('looking is limited, and needs a code first', async () => {
  const { person, call } = await newCreator(app, context, 'draft');
  const { id } = (await add(call)).json();
  const account = await accountOf(person);
  const look = () => checkCode(context, account, id, showing('nothing'));
  await expect(look()).rejects.toMatchObject({ code: 'conflict' });
  await call('POST', `/social-accounts/${id}/proof-code`);
  for (let looks = 0; looks < 12; looks += 1) await look();
  await expect(look()).rejects.toMatchObject({ code: 'too_many_requests' });
});

it('taking an account off leaves nothing of it', async () => {
  const { call } = await newCreator(app, context);
  const { id } = (await add(call)).json();
  expect((await call('DELETE', `/social-accounts/${id}`)).statusCode).toBe(200);
  expect((await call('DELETE', `/social-accounts/${id}`)).statusCode).toBe(404);
});
