import { expect, it } from 'vitest';
import { addressKey } from '#server/platform/http/address-key.ts';
import { linkIn, waitForMail } from '#test/support/mailbox.ts';
import { newEmail } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const PASSWORD = 'six loaves before dawn';
let addresses = 0;

function post(url: string, payload: object, headers: Record<string, string> = {}) {
  addresses += 1;
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers,
    remoteAddress: `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`,
  });
}

function signUp(wishes: object = {}) {
  const request = { full_name: 'Maya Okafor', email: newEmail(), password: PASSWORD, role: 'creator' };
  return post('/api/auth/sign-ups', { ...request, accepts_terms: true, ...wishes });
}

async function tokenMailedTo(email: string, count = 1): Promise<string> {
  const mails = await waitForMail(context.db, email, count);
  const link = linkIn(mails.at(-1)?.html ?? '', `${context.config.app_url}/auth/`);
  return new URL(link).searchParams.get('token') ?? '';
}

function profileOf(email: string) {
  return context.db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('creators', 'creators.user_id', 'users.id')
    .select(['users.id', 'email_verified', 'role', 'full_name', 'is_business_onboarding', 'account_status'])
    .select(['creators.status as creator_status', 'first_login_at', 'last_login_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

function cookiesOf(answer: { cookies: { name: string; value: string }[] }): string {
  return answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

it('a creator signs up as an applicant with a draft [ENT-01] [ENT-02] [ENT-03] [ENT-04] [ENT-05] [ENT-71] [ENT-72] [STATE-16] [STATE-24] [PROD-14]', async () => {
  const email = newEmail('maya');
  const answer = await signUp({ email: `  ${email.toUpperCase()} ` });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ email, resend_after_seconds: 60 });
  expect(await profileOf(email)).toMatchObject({
    email_verified: false,
    role: 'applicant',
    full_name: 'Maya Okafor',
    is_business_onboarding: false,
    account_status: 'active',
    creator_status: 'draft',
  });
});

it('an owner signs up for onboarding [PROD-15] [ENT-72]', async () => {
  const email = newEmail('rosa');
  await signUp({ email, role: 'business' });
  expect(await profileOf(email)).toMatchObject({
    role: 'business',
    is_business_onboarding: true,
    creator_status: null,
  });
});

it('says that an address is taken, beside the email [ERR-01] [ERR-02]', async () => {
  const email = newEmail();
  await signUp({ email });
  const answer = await signUp({ email });
  expect(answer.json()).toMatchObject({
    status: 409,
    code: 'email_exists',
    fields: [{ path: 'email', message: 'An account with this email already exists' }],
  });
});

it('makes one account of eight sign-ups at once', async () => {
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 8 }, () => signUp({ email })));
  const made = answers.filter(({ statusCode }) => statusCode === 201);
  expect(made).toHaveLength(1);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
});

it.each([
  ['no name', '[VAL-01]', { full_name: '  ' }, 'full_name', 'Full name is required'],
  ['no email', '[VAL-02]', { email: '' }, 'email', 'Email is required'],
  ['an email of another shape', '[VAL-03]', { email: 'abc' }, 'email', 'Please enter a valid email address'],
  ['no password', '[VAL-04]', { password: '' }, 'password', 'Password is required'],
  ['7 characters', '[VAL-05]', { password: '1234567' }, 'password', 'Password must be at least 8 characters'],
  ['no role', '[VAL-06]', { role: null }, 'role', "Please select whether you're a business or creator."],
  [
    'no terms',
    '[VAL-07]',
    { accepts_terms: false },
    'accepts_terms',
    'Please accept the Terms of Service and Privacy Policy.',
  ],
])('refuses %s in the words of the form %s', async (_case, _row, wishes, path, message) => {
  const answer = await signUp(wishes);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toContainEqual({ path, message });
});

it.each(['applicant', 'admin', 'owner'])('nobody signs up as %s', async (role) => {
  expect((await signUp({ role })).statusCode).toBe(400);
});

it('takes 8 characters and long passphrases, and refuses what everyone guesses [CONST-01]', async () => {
  expect((await signUp({ password: 'kx7!pqwz' })).statusCode).toBe(201);
  expect((await signUp({ password: 'many words '.repeat(40) })).statusCode).toBe(201);
  expect((await signUp({ password: 'x'.repeat(513) })).statusCode).toBe(400);
  const common = await signUp({ password: 'Password1' });
  expect(common.json().fields).toEqual([{ path: 'password', message: expect.stringContaining('guess') }]);
});

it.each(['maya@gmаil.com', 'ｍaya@example.com', 'maya@example.com\u200b', 'maya@exam\u00adple.com'])(
  'refuses the look-alike address %j',
  async (email) => {
    expect((await signUp({ email })).statusCode).toBe(400);
  },
);

it('the link verifies on any device, and only the browser that signed up is signed in', async () => {
  const email = newEmail();
  await signUp({ email, role: 'business' });
  const elsewhere = await post('/api/auth/verifications', { token: await tokenMailedTo(email) });
  expect(elsewhere.json()).toEqual({ email, is_signed_in: false });
  expect(elsewhere.cookies).toEqual([]);
  expect(await profileOf(email)).toMatchObject({ email_verified: true, first_login_at: null });
  const [, welcome] = await waitForMail(context.db, email, 2);
  expect(welcome?.subject).toBe('Welcome to Bizmeet');
});

it('verifying in the same browser signs in [STATE-08] [STATE-09]', async () => {
  const email = newEmail();
  const cookie = cookiesOf(await signUp({ email }));
  const here = await post('/api/auth/verifications', { token: await tokenMailedTo(email) }, { cookie });
  expect(here.json()).toEqual({ email, is_signed_in: true });
  const { user } = (await app.inject({ url: '/api/me', headers: { cookie: cookiesOf(here) } })).json();
  expect(user).toMatchObject({ email, role: 'applicant' });
  const { first_login_at, last_login_at } = await profileOf(email);
  expect(Date.parse(first_login_at ?? '')).toBe(context.now().getTime());
  expect(last_login_at).toBe(first_login_at);
});

it('the cookie of another sign-up does not sign in', async () => {
  const stranger = cookiesOf(await signUp());
  const email = newEmail();
  await signUp({ email });
  const answer = await post(
    '/api/auth/verifications',
    { token: await tokenMailedTo(email) },
    { cookie: stranger },
  );
  expect(answer.json()).toEqual({ email, is_signed_in: false });
});

it('the ticket tells when the address is verified, and a forged one tells nothing [AUTH-07]', async () => {
  const email = newEmail();
  const { ticket } = (await signUp({ email })).json();
  const check = async (given: string) =>
    (await post('/api/auth/verification-checks', { ticket: given })).json();
  expect(await check(ticket)).toEqual({ is_verified: false });
  await post('/api/auth/verifications', { token: await tokenMailedTo(email) });
  expect(await check(ticket)).toEqual({ is_verified: true });
  const { id } = await profileOf(email);
  expect(await check(`${id}.${'A'.repeat(43)}`)).toEqual({ is_verified: false });
});

it('a link is sent again a minute apart, and the same is said of unknown addresses [AUTH-09]', async () => {
  const email = newEmail();
  await signUp({ email });
  const early = await post('/api/auth/verification-emails', { email });
  expect(early.statusCode).toBe(429);
  expect(early.json().detail).toMatch(/^Try again in \d+ seconds\.$/);
  await context.db
    .deleteFrom('rate_limits')
    .where('key', 'like', `mail%${addressKey(context.config, email)}`)
    .execute();
  const again = await post('/api/auth/verification-emails', { email });
  expect(again.statusCode).toBe(202);
  await waitForMail(context.db, email, 2);
  const nobody = newEmail('nobody');
  const unknown = await post('/api/auth/verification-emails', { email: nobody });
  expect(unknown.statusCode).toBe(202);
  expect({ ...unknown.json(), email: '' }).toEqual({ ...again.json(), email: '' });
});

it('the mail of a sign-up, and the one sent again, lead to the page that verifies and from there to return_to (decision: own paths only) [CALL-05] [CALL-07]', async () => {
  const email = newEmail();
  const return_to = '/campaigns?content=tiktok';
  await signUp({ email, return_to });
  await context.db
    .deleteFrom('rate_limits')
    .where('key', 'like', `mail%${addressKey(context.config, email)}`)
    .execute();
  for (const elsewhere of ['https://evil.example', '//evil.example', '/login', 'campaigns']) {
    const refused = await post('/api/auth/verification-emails', { email, return_to: elsewhere });
    expect(refused.statusCode, elsewhere).toBe(400);
  }
  await post('/api/auth/verification-emails', { email, return_to });
  const mails = await waitForMail(context.db, email, 2);
  const links = mails.map(({ html }) => new URL(linkIn(html, `${context.config.app_url}/auth/`)));
  const { origin } = new URL(context.config.app_url);
  for (const link of links) {
    expect([link.origin, link.pathname]).toEqual([origin, '/auth/verify']);
    expect(link.searchParams.get('returnTo')).toBe(return_to);
  }
  const [first, again] = links.map(({ searchParams }) => searchParams.get('token'));
  expect(first).not.toBe(again);
});

it('sign-up is throttled by address, whatever X-Forwarded-For says', async () => {
  const { sign_ups_per_hour } = context.config;
  const from = `10.99.0.${Math.floor(Math.random() * 250)}`;
  const knock = (forwarded: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/sign-ups',
      payload: {
        full_name: 'x',
        email: newEmail(),
        password: 'password',
        role: 'creator',
        accepts_terms: true,
      },
      headers: { 'x-forwarded-for': forwarded },
      remoteAddress: from,
    });
  for (let call = 0; call < sign_ups_per_hour; call += 1) {
    expect((await knock(`1.2.3.${call}`)).statusCode).toBe(400);
  }
  expect((await knock('9.9.9.9')).statusCode).toBe(429);
});
