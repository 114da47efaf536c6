import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { browserCookieName, sealBrowser } from '#server/areas/accounts/links/queries/sign-up-ticket.ts';
import { addressKey } from '#server/platform/http/address-key.ts';
import { callerOf, cookiesOf, tokenFor, tokenMailedTo } from '#test/support/calls.ts';
import { linkIn, waitForMail } from '#test/support/mailbox.ts';
import { newEmail, newPerson, PASSWORD_OF_EVERYONE } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);

function ask(email: string, headers: Record<string, string> = {}) {
  return call('POST /api/auth/sign-in-links', { payload: { email }, headers });
}

function spend(token: string, headers: Record<string, string> = {}) {
  return call('POST /api/auth/link-sessions', { payload: { token }, headers });
}

async function linkStatus(token: string) {
  return (await call(`GET /api/auth/links?token=${token}`)).json();
}

function signIn(email: string) {
  return call('POST /api/auth/sessions', { payload: { email, password: PASSWORD_OF_EVERYONE } });
}

/** Every row of the tables that could contain a token, as text. */
async function everythingKept(): Promise<string> {
  const { rows } = await sql<{ kept: string }>`
    select row_to_json(t)::text as kept from account_links t
    union all select row_to_json(t)::text from email_events t
    union all select row_to_json(t)::text from pgboss.job t`.execute(context.db);
  return rows.map(({ kept }) => kept).join('\n');
}

it('a link by email signs in once, and looking at it spends nothing [CALL-10] [AUTH-10] [ENT-73] [STATE-08]', async () => {
  const { email, user_id } = await newPerson(context, { role: 'business' });
  const asked = await ask(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  expect(asked.statusCode).toBe(202);
  expect(asked.json()).toEqual({ email, resend_after_seconds: 60 });
  const token = await tokenMailedTo(context, email);
  const open = { state: 'open', purpose: 'sign_in', email, new_email: null, is_elsewhere: false };
  expect(await linkStatus(token)).toEqual(open);
  expect(await linkStatus(token)).toEqual(open);
  expect(await everythingKept()).toContain(user_id);
  expect(await everythingKept()).not.toContain(token);
  const answer = await spend(token);
  expect(answer.statusCode).toBe(201);
  const { user } = (await call('GET /api/me', { headers: { cookie: cookiesOf(answer) } })).json();
  expect(user).toEqual(answer.json().user);
  expect(user).toMatchObject({ user_id, email });
  const { first_login_at } = await context.db
    .selectFrom('profiles')
    .select('first_login_at')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  expect(new Date(first_login_at ?? '').getTime()).toBe(context.now().getTime());
  expect((await spend(token)).json()).toMatchObject({ status: 410, code: 'link_unusable' });
});

it('the link leads to return_to, unless that contains a secret (decision: own paths only; nobody is made by a link) [CALL-10]', async () => {
  const { email } = await newPerson(context);
  const askFor = (return_to: string) =>
    call('POST /api/auth/sign-in-links', { payload: { email, return_to } });
  expect((await askFor('//evil.example')).statusCode).toBe(400);
  expect((await askFor('/invitations?token=secret')).statusCode).toBe(202);
  const [first] = await waitForMail(context.db, email, 1);
  expect(first?.html).not.toContain('secret');
  await context.db
    .deleteFrom('rate_limits')
    .where('key', 'like', `mail%${addressKey(context.config, email)}`)
    .execute();
  await askFor('/creator/earnings');
  const mails = await waitForMail(context.db, email, 2);
  const links = mails.map(({ html }) => new URL(linkIn(html, `${context.config.app_url}/auth/`)));
  expect(links.map(({ searchParams }) => searchParams.get('returnTo')).sort()).toEqual([
    '/creator/earnings',
    null,
  ]);
});

it('an unknown address gets the same answer, no mail and no account [CALL-10]', async () => {
  const stranger = newEmail('nobody');
  const { email } = await newPerson(context);
  const [unknown, known] = [await ask(stranger), await ask(email)];
  expect(unknown.statusCode).toBe(202);
  expect({ ...unknown.json(), email }).toEqual(known.json());
  await tokenMailedTo(context, email);
  const traces = await Promise.all([
    context.db.selectFrom('users').select('id').where('email', '=', stranger).execute(),
    context.db.selectFrom('email_events').select('id').where('recipient', '=', stranger).execute(),
  ]);
  expect(traces).toEqual([[], []]);
});

it('of fifty uses of one link at once, one signs in', async () => {
  const person = await newPerson(context);
  const token = await tokenFor(context, person, 'sign_in');
  const answers = await Promise.all(Array.from({ length: 50 }, () => spend(token)));
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([201, ...Array.from({ length: 49 }, () => 410)]);
  const sessions = context.db.selectFrom('sessions').select('id').where('user_id', '=', person.user_id);
  expect(await sessions.execute()).toHaveLength(1);
});

it('of several links used at once, one signs in, and all of them end', async () => {
  const person = await newPerson(context);
  const tokens = await Promise.all(Array.from({ length: 6 }, () => tokenFor(context, person, 'sign_in')));
  const answers = await Promise.all(tokens.map((token) => spend(token)));
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([201, ...Array.from({ length: 5 }, () => 410)]);
  for (const token of tokens) expect(await linkStatus(token)).toMatchObject({ state: 'used' });
});

it('signing in by link ends the session the browser had, and no other', async () => {
  const person = await newPerson(context);
  const before = cookiesOf(await spend(await tokenFor(context, person, 'sign_in')));
  const elsewhere = cookiesOf(await spend(await tokenFor(context, person, 'sign_in')));
  await spend(await tokenFor(context, person, 'sign_in'), { cookie: before });
  const who = async (cookie: string) => (await call('GET /api/me', { headers: { cookie } })).json().user;
  expect(await who(before)).toBeNull();
  expect(await who(elsewhere)).toMatchObject({ user_id: person.user_id });
});

it('a password chosen by the person who typed the address first ends with the first link its owner opens', async () => {
  const person = await newPerson(context, { email_verified: false });
  const answer = await spend(await tokenFor(context, person, 'sign_in'));
  expect(answer.statusCode).toBe(201);
  expect((await signIn(person.email)).json()).toMatchObject({ code: 'wrong_credentials' });
});

it('in the browser that signed up the password stays', async () => {
  const person = await newPerson(context, { email_verified: false });
  const cookie = `${browserCookieName(context.config)}=${encodeURIComponent(sealBrowser(context.config, person.user_id))}`;
  await spend(await tokenFor(context, person, 'sign_in'), { cookie });
  expect((await signIn(person.email)).statusCode).toBe(201);
});

it('a link does not end the password of an address that was proved before', async () => {
  const person = await newPerson(context);
  await spend(await tokenFor(context, person, 'sign_in'));
  expect((await signIn(person.email)).statusCode).toBe(201);
});
