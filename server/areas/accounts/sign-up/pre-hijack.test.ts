import { expect, it } from 'vitest';
import { sweepUnverified } from '#server/flows/sign-up/sweep-unverified.ts';
import { addressKey } from '#server/platform/http/address-key.ts';
import { callerOf, cookiesOf, tokenFor, tokenMailedTo } from '#test/support/calls.ts';
import { countHashes } from '#test/support/count-hashes.ts';
import { newEmail, newPerson, newSession, PASSWORD_OF_EVERYONE, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const STRANGERS_PASSWORD = 'six loaves before dawn';
const OWNERS_PASSWORD = 'a bench by the old harbor';

/** Signs up as a stranger with somebody else's address. */
async function hijack() {
  const email = newEmail('victim');
  const payload = {
    full_name: 'Not The Owner',
    email,
    password: STRANGERS_PASSWORD,
    role: 'business',
    accepts_terms: true,
  };
  const signedUp = await call('POST /api/auth/sign-ups', { payload });
  const { id } = await context.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { email, user_id: id, strangersBrowser: cookiesOf(signedUp) };
}

function signIn(email: string, password: string, cookie = '') {
  return call('POST /api/auth/sessions', { payload: { email, password }, headers: { cookie } });
}

function verify(token: string, password?: string, cookie = '') {
  return call('POST /api/auth/verifications', {
    payload: { token, ...(password !== undefined && { password }) },
    headers: { cookie },
  });
}

async function whoIs(cookie: string) {
  return (await call('GET /api/me', { headers: { cookie } })).json().user?.user_id ?? null;
}

it('the password a stranger chose ends when the owner of the inbox verifies the address', async () => {
  const { email, user_id, strangersBrowser } = await hijack();
  expect((await signIn(email, STRANGERS_PASSWORD)).json()).toMatchObject({ code: 'email_not_verified' });
  const early = await signInAs(context, { user_id });
  const verified = await verify(await tokenMailedTo(context, email));
  expect(verified.json()).toEqual({ email, is_signed_in: false });
  for (const browser of ['', strangersBrowser]) {
    expect((await signIn(email, STRANGERS_PASSWORD, browser)).json()).toMatchObject({
      code: 'wrong_credentials',
    });
  }
  expect(await whoIs(early.cookie)).toBeNull();

  const link = await tokenFor(context, { user_id, email }, 'sign_in');
  const owner = cookiesOf(await call('POST /api/auth/link-sessions', { payload: { token: link } }));
  expect(await whoIs(owner)).toBe(user_id);
  expect((await signIn(email, STRANGERS_PASSWORD, strangersBrowser)).statusCode).toBe(401);
});

it('who did both is asked for the password on the second device, and signed in with it', async () => {
  const { email } = await hijack();
  const token = await tokenMailedTo(context, email);
  const linkStatus = await call(`GET /api/auth/links?token=${token}`);
  expect(linkStatus.json()).toMatchObject({ state: 'open', is_elsewhere: true });
  const wrong = await verify(token, 'not the password');
  expect(wrong.json()).toMatchObject({ status: 400, fields: [{ path: 'password' }] });
  const right = await verify(token, STRANGERS_PASSWORD);
  expect(right.json()).toEqual({ email, is_signed_in: true });
  expect(await whoIs(cookiesOf(right))).not.toBeNull();
  expect((await signIn(email, STRANGERS_PASSWORD)).statusCode).toBe(201);
});

it('in the browser that signed up no password is asked for', async () => {
  const { email, strangersBrowser } = await hijack();
  const token = await tokenMailedTo(context, email);
  const headers = { cookie: strangersBrowser };
  expect((await call(`GET /api/auth/links?token=${token}`, { headers })).json()).toMatchObject({
    is_elsewhere: false,
  });
  expect((await verify(token, undefined, strangersBrowser)).json()).toEqual({ email, is_signed_in: true });
  expect((await signIn(email, STRANGERS_PASSWORD)).statusCode).toBe(201);
});

it('the password can be guessed ten times with one link, and then no hash is made for it', async () => {
  const { email } = await hijack();
  const token = await tokenMailedTo(context, email);
  const hashes = await countHashes(async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(token, 'a guess')));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([...new Array(10).fill(400), 429, 429]);
  });
  expect(hashes).toBe(10);
  expect((await verify(token)).json()).toEqual({ email, is_signed_in: false });
});

it('who resets the password of an address nobody verified owns the account from then on', async () => {
  const { email, user_id, strangersBrowser } = await hijack();
  const early = await signInAs(context, { user_id });
  const token = await tokenFor(context, { user_id, email }, 'reset_password');
  const reset = await call('POST /api/auth/passwords', { payload: { token, password: OWNERS_PASSWORD } });
  expect(reset.statusCode).toBe(200);
  expect((await signIn(email, STRANGERS_PASSWORD, strangersBrowser)).statusCode).toBe(401);
  expect(await whoIs(early.cookie)).toBeNull();
  expect((await signIn(email, OWNERS_PASSWORD)).statusCode).toBe(201);
});

it('a verification link mailed before another proof does not bring the password back', async () => {
  const { email, user_id, strangersBrowser } = await hijack();
  const mailed = await tokenMailedTo(context, email);
  const link = await tokenFor(context, { user_id, email }, 'sign_in');
  await call('POST /api/auth/link-sessions', { payload: { token: link } });
  await verify(mailed);
  expect((await signIn(email, STRANGERS_PASSWORD, strangersBrowser)).statusCode).toBe(401);
});

it('a stranger who asks for the mail again does not keep the address longer than a week', async () => {
  const { email, user_id } = await hijack();
  context.clock.advance({ days: 6 });
  await context.db
    .deleteFrom('rate_limits')
    .where('key', 'like', `mail%${addressKey(context.config, email)}`)
    .execute();
  await call('POST /api/auth/verification-emails', { payload: { email } });
  await tokenMailedTo(context, email, 2);
  const created_at = new Date(context.now().getTime() - 8 * 86_400_000).toISOString();
  await context.db.updateTable('users').set({ created_at }).where('id', '=', user_id).execute();
  await sweepUnverified.run(context, {});
  const left = await context.db.selectFrom('users').select('id').where('email', '=', email).execute();
  expect(left).toEqual([]);
});

it('nobody connects an account elsewhere or joins a business behind an address that is not verified', async () => {
  const { email, strangersBrowser } = await hijack();
  const refused = await signIn(email, STRANGERS_PASSWORD, strangersBrowser);
  expect(refused.statusCode).toBe(403);
  const headers = { cookie: `${strangersBrowser}; ${cookiesOf(refused)}` };
  for (const route of [
    'POST /api/social-accounts/instagram/connections',
    'POST /api/invitation-acceptances',
    'GET /api/me/settings',
  ] as const) {
    const payload = route.startsWith('POST') ? { token: 'x'.repeat(32) } : undefined;
    const answer = await call(route, { headers, ...(payload && { payload }) });
    expect([401, 404]).toContain(answer.statusCode);
  }
});

it('an account whose address was proved keeps its password, wherever a later link is opened', async () => {
  const person = await newPerson(context);
  const { id } = await newSession(context, person);
  await verify(await tokenFor(context, person, 'verify_email'));
  expect((await signIn(person.email, PASSWORD_OF_EVERYONE)).statusCode).toBe(201);
  const kept = await context.db.selectFrom('sessions').select('id').where('id', '=', id).execute();
  expect(kept).toHaveLength(1);
});
