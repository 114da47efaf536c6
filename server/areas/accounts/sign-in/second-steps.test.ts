import { expect, it } from 'vitest';
import { makeAdmin } from '#server/seed/make-admin.ts';
import { newAuthenticator } from '#test/support/authenticators.ts';
import { callerOf, cookiesOf, tokenFor } from '#test/support/calls.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newPerson, newSession, PASSWORD_OF_EVERYONE, type Person } from '#test/support/people.ts';
import { SoftPasskey } from '#test/support/soft-passkey.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const ORIGIN = context.config.app_url;

function signIn({ email }: Pick<Person, 'email'>) {
  return call('POST /api/auth/sessions', { payload: { email, password: PASSWORD_OF_EVERYONE } });
}

/** Does the first step and returns the cookies for the second. */
async function halfWay(person: Person) {
  const answer = await signIn(person);
  expect(answer.json()).toMatchObject({ status: 403, code: 'second_step_required' });
  return { headers: { cookie: cookiesOf(answer) } };
}

function finish(step: { headers: { cookie: string } }, payload: object) {
  return call('POST /api/auth/second-step-sessions', { ...step, payload });
}

async function withPasskey(person: Person, counter = 0) {
  const { sealed } = await newSession(context, person);
  const headers = { authorization: `Bearer ${sealed}` };
  const key = new SoftPasskey(ORIGIN);
  const { challenge_id, options } = (await call('POST /api/me/passkey-creations', { headers })).json();
  const payload = { challenge_id, name: 'Laptop', response: key.create(options, { counter }) };
  const added = await call('POST /api/me/passkeys', { headers, payload });
  return { key, codes: added.json().recovery_codes as string[], headers };
}

async function challenge(purpose: string, headers: Record<string, string> = {}) {
  return (await call('POST /api/auth/passkey-challenges', { headers, payload: { purpose } })).json();
}

it('a password alone opens no session for an account with an authenticator app', async () => {
  const person = await newPerson(context, { role: 'admin' });
  const codeOf = await newAuthenticator(context, person);
  const step = await halfWay(person);
  expect((await call('GET /api/me', step)).json().user).toBeNull();
  const open = await context.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', person.user_id)
    .execute();
  expect(open).toEqual([]);
  expect((await call('GET /api/auth/second-step', step)).json()).toEqual({ methods: ['passkey', 'totp'] });
  const answer = await finish(step, { kind: 'totp', code: codeOf() });
  expect(answer.json()).toMatchObject({ user: { user_id: person.user_id } });
  const { confirmed_until } = (
    await call('GET /api/me/confirmations', { headers: { cookie: cookiesOf(answer) } })
  ).json();
  expect(confirmed_until).not.toBeNull();
});

it('a code works once, also for two at once, and a step is finished once', async () => {
  const person = await newPerson(context);
  const codeOf = await newAuthenticator(context, person);
  const [one, other] = [await halfWay(person), await halfWay(person)];
  const code = codeOf();
  const answers = await Promise.all(
    [one, other, one, other].map((step) => finish(step, { kind: 'totp', code })),
  );
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 201)).toHaveLength(1);
  const winner = answers.findIndex(({ statusCode }) => statusCode === 201) % 2 === 0 ? one : other;
  const again = await finish(winner, { kind: 'totp', code: codeOf(1) });
  expect(again.json()).toMatchObject({ status: 404, code: 'not_found' });
});

it('codes cannot be guessed: after ten wrong ones the right one waits too', async () => {
  const person = await newPerson(context);
  const codeOf = await newAuthenticator(context, person);
  const step = await halfWay(person);
  const wrong = String((Number(codeOf()) + 1) % 1_000_000).padStart(6, '0');
  for (let i = 0; i < 10; i += 1)
    expect((await finish(step, { kind: 'totp', code: wrong })).statusCode).toBe(400);
  const right = await finish(step, { kind: 'totp', code: codeOf() });
  expect(right.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
});

it('of fifty uses of a recovery code at once, one signs in, and a mail tells', async () => {
  const person = await newPerson(context);
  const { codes } = await withPasskey(person);
  const step = await halfWay(person);
  const payload = { kind: 'recovery_code', code: ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')} ` };
  const answers = await Promise.all(Array.from({ length: 50 }, () => finish(step, payload)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const cookie = cookiesOf(answers.find(({ statusCode }) => statusCode === 201) ?? { cookies: [] });
  expect((await call('GET /api/me/factors', { headers: { cookie } })).json().recovery_codes_left).toBe(9);
  const subjects = (await waitForMail(context.db, person.email, 2)).map(({ subject }) => subject);
  expect(subjects).toContain('A recovery code was used on your account');
});

it('finishes with a passkey, and signs in with nothing but the passkey', async () => {
  const person = await newPerson(context);
  const { key } = await withPasskey(person);
  const step = await halfWay(person);
  const asked = await challenge('second_step', step.headers);
  expect(asked.options.allowCredentials).toMatchObject([{ id: key.id }]);
  const payload = { kind: 'passkey', challenge_id: asked.challenge_id, response: key.sign(asked.options) };
  expect((await finish(step, payload)).statusCode).toBe(201);
  const { challenge_id, options } = await challenge('sign_in');
  expect(options.allowCredentials).toEqual([]);
  const alone = { challenge_id, response: key.sign(options) };
  const answer = await call('POST /api/auth/passkey-sessions', { payload: alone });
  expect(answer.json()).toMatchObject({ user: { user_id: person.user_id } });
  const replayed = await call('POST /api/auth/passkey-sessions', { payload: alone });
  expect(replayed.json()).toMatchObject({ status: 409 });
});

it.each<[string, Parameters<SoftPasskey['sign']>[1]]>([
  ['from another address', { origin: 'https://bizmeet.evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['without asking who is there', { isVerified: false }],
  ['with a counter that went back', { counter: 7 }],
  ['with the same counter', { counter: 9 }],
])('refuses what a passkey signed %s', async (_case, ceremony) => {
  const { key } = await withPasskey(await newPerson(context), 9);
  const { challenge_id, options } = await challenge('sign_in');
  const payload = { challenge_id, response: key.sign(options, { counter: 10, ...ceremony }) };
  const answer = await call('POST /api/auth/passkey-sessions', { payload });
  expect(answer.json()).toMatchObject({ status: 401, code: 'wrong_credentials' });
  expect(answer.cookies).toEqual([]);
});

it("another person's passkey finishes nothing, and challenges have one purpose", async () => {
  const [person, stranger] = [await newPerson(context), await newPerson(context)];
  const { key } = await withPasskey(stranger);
  await withPasskey(person);
  const step = await halfWay(person);
  const asked = await challenge('second_step', step.headers);
  const theirs = { kind: 'passkey', challenge_id: asked.challenge_id, response: key.sign(asked.options) };
  expect((await finish(step, theirs)).json()).toMatchObject({ status: 401 });
  const open = await challenge('sign_in');
  const mixed = { kind: 'passkey', challenge_id: open.challenge_id, response: key.sign(open.options) };
  expect((await finish(step, mixed)).json()).toMatchObject({ status: 409 });
});

it('a challenge ends after five minutes, a half-done sign-in after ten', async () => {
  const person = await newPerson(context);
  const { key } = await withPasskey(person);
  const { challenge_id, options } = await challenge('sign_in');
  const step = await halfWay(person);
  context.clock.advance({ hours: 6 / 60 });
  const payload = { challenge_id, response: key.sign(options) };
  expect((await call('POST /api/auth/passkey-sessions', { payload })).json()).toMatchObject({ status: 409 });
  expect((await call('GET /api/auth/second-step', step)).statusCode).toBe(200);
  context.clock.advance({ hours: 5 / 60 });
  expect((await call('GET /api/auth/second-step', step)).json()).toMatchObject({ status: 404 });
});

it('confirms with a code where there is an app; the password no longer does', async () => {
  const person = await newPerson(context, { role: 'admin' });
  const codeOf = await newAuthenticator(context, person);
  const { sealed } = await newSession(context, person, { confirmed_at: null });
  const headers = { authorization: `Bearer ${sealed}` };
  const confirm = (payload: object) => call('POST /api/me/confirmations', { headers, payload });
  const byPassword = await confirm({ kind: 'password', password: PASSWORD_OF_EVERYONE });
  expect(byPassword.json()).toMatchObject({ status: 400 });
  expect((await confirm({ kind: 'totp', code: codeOf() })).json().confirmed_until).not.toBeNull();
  expect((await confirm({ kind: 'totp', code: codeOf() })).json()).toMatchObject({ status: 400 });
});

it('a link in an email signs no admin in, and is not mailed to them', async () => {
  const admin = await newPerson(context, { role: 'admin' });
  const token = await tokenFor(context, admin, 'sign_in');
  const spent = await call('POST /api/auth/link-sessions', { payload: { token } });
  expect(spent.json()).toMatchObject({ status: 403, code: 'role_not_allowed' });
  const asked = await call('POST /api/auth/sign-in-links', { payload: { email: admin.email } });
  expect(asked.statusCode).toBe(202);
  const [mail] = await waitForMail(context.db, admin.email);
  expect(mail?.subject).toBe('Sign in to Bizmeet with your password or passkey');
  expect(mail?.html).not.toContain('token=');
});

it('a link in an email is only the first step for an account with a passkey', async () => {
  const person = await newPerson(context);
  const { key } = await withPasskey(person);
  const token = await tokenFor(context, person, 'sign_in');
  const answer = await call('POST /api/auth/link-sessions', { payload: { token } });
  expect(answer.json()).toMatchObject({ status: 403, code: 'second_step_required' });
  const headers = { cookie: cookiesOf(answer) };
  const { challenge_id, options } = await challenge('second_step', headers);
  const payload = { kind: 'passkey', challenge_id, response: key.sign(options) };
  expect((await finish({ headers }, payload)).statusCode).toBe(201);
});

it('the operator lets an admin who lost everything start over', async () => {
  const admin = await newPerson(context, { role: 'admin' });
  await newAuthenticator(context, admin);
  const { sealed } = await newSession(context, admin);
  await makeAdmin(context, admin.email);
  const before = await call('GET /api/me', { headers: { authorization: `Bearer ${sealed}` } });
  expect(before.json().user).toBeNull();
  const answer = await signIn(admin);
  expect(answer.json()).toMatchObject({ user: { must_add_factor: true } });
});
