import { expect, it } from 'vitest';
import { callerOf, newAddress, type Route, tokenFor } from '#test/support/doors.ts';
import { newEmail, newPerson, PASSWORD_OF_EVERYONE, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);

/** The same API where an address may knock three times an hour, behind any number of proxies. */
async function strictApp(trusted_proxy_hops = 0) {
  const adapt = () => ({ config: { ...context.config, sign_ins_per_hour: 3, trusted_proxy_hops } });
  return callerOf((await testApp({ adapt })).app);
}
const strict = await strictApp();

function signIn(email: string, password: string) {
  return call('POST /api/auth/sessions', { payload: { email, password } });
}

function passTime(key: string) {
  return context.db
    .updateTable('rate_limits')
    .set({ resets_at: new Date(Date.now() - 1_000).toISOString() })
    .where('key', 'like', key)
    .execute();
}

it('ten guesses at one account in a quarter of an hour, wherever they come from', async () => {
  const { email } = await newPerson(context);
  const other = await newPerson(context);
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, guess) => signIn(email, `guess ${guess}`)),
  );
  const codes = guesses.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  const right = await signIn(email, PASSWORD_OF_EVERYONE);
  expect(right.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(right.json().detail).toMatch(/^Try again in (14|15) minutes\.$/);
  expect((await signIn(other.email, PASSWORD_OF_EVERYONE)).statusCode).toBe(201);
  await passTime(`sign-in:email:${email}`);
  expect((await signIn(email, PASSWORD_OF_EVERYONE)).statusCode).toBe(201);
});

it('an address that nobody has is counted like one that somebody has', async () => {
  const nobody = newEmail('nobody');
  await context.db
    .insertInto('rate_limits')
    .values({
      key: `sign-in:email:${nobody}`,
      count: 10,
      resets_at: new Date(Date.now() + 60_000).toISOString(),
    })
    .execute();
  expect((await signIn(nobody, 'a guess')).statusCode).toBe(429);
});

const MAIL_DOORS: Route[] = [
  'POST /api/auth/sign-in-links',
  'POST /api/auth/password-resets',
  'POST /api/auth/verification-emails',
];

it.each(MAIL_DOORS)('%s mails an address once a minute and six times an hour, known or not', async (door) => {
  const { email } = await newPerson(context);
  for (const address of [email, newEmail('nobody')]) {
    const ask = async () => (await call(door, { payload: { email: address } })).statusCode;
    for (let mail = 0; mail < 6; mail += 1) {
      expect(await ask()).toBe(202);
      expect(await ask()).toBe(429);
      await passTime(`mail:%:${address}`);
    }
    expect(await ask()).toBe(429);
    await passTime(`mail%:${address}`);
    expect(await ask()).toBe(202);
  }
});

it.each<[string, Route, () => object]>([
  ['passwords', 'POST /api/auth/sessions', () => ({ email: newEmail(), password: 'a guess' })],
  ['mails', 'POST /api/auth/sign-in-links', () => ({ email: newEmail() })],
  ['links that sign in', 'POST /api/auth/link-sessions', () => ({ token: 'x'.repeat(32) })],
  [
    'links that reset',
    'POST /api/auth/passwords',
    () => ({ token: 'x'.repeat(32), password: 'six loaves before dawn' }),
  ],
  ['links that verify', 'POST /api/auth/verifications', () => ({ token: 'x'.repeat(32) })],
  ['refresh tokens', 'POST /api/auth/session-refreshes', () => ({ refresh_token: 'x'.repeat(32) })],
])('an address that tries %s is stopped, whatever X-Forwarded-For says', async (_case, door, payload) => {
  const from = newAddress();
  const knock = (forwarded: string) =>
    strict(door, {
      payload: payload(),
      from,
      headers: { 'x-forwarded-for': forwarded, 'x-real-ip': forwarded },
    });
  for (let tries = 0; tries < 3; tries += 1) expect((await knock(newAddress())).statusCode).not.toBe(429);
  expect((await knock(newAddress())).json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect((await strict(door, { payload: payload() })).statusCode).not.toBe(429);
});

it('behind one proxy the address is the one it names, not what the visitor wrote before', async () => {
  const behindProxy = await strictApp(1);
  const from = newAddress();
  const knock = (visitor: string) =>
    behindProxy('POST /api/auth/sign-in-links', {
      payload: { email: newEmail() },
      headers: { 'x-forwarded-for': `${newAddress()}, ${newAddress()}, ${visitor}` },
      from,
    });
  const [one, another] = [newAddress(), newAddress()];
  for (let tries = 0; tries < 3; tries += 1) expect((await knock(one)).statusCode).toBe(202);
  expect((await knock(one)).statusCode).toBe(429);
  expect((await knock(another)).statusCode).toBe(202);
});

it('shows the address of the visitor, not of the proxy, among the devices', async () => {
  const behindProxy = await strictApp(1);
  const person = await newPerson(context);
  const visitor = newAddress();
  const token = await tokenFor(context, person, 'sign_in');
  const headers = {
    'x-forwarded-for': `1.2.3.4, ${visitor}`,
    'user-agent': `Chrome/131 ${'x'.repeat(5_000)}`,
  };
  await behindProxy('POST /api/auth/link-sessions', { payload: { token }, headers });
  const mine = await signInAs(context, person);
  const { devices } = (await call('GET /api/me/settings', { headers: mine })).json();
  const shown = devices.map(({ ip_address }: { ip_address: string | null }) => ip_address);
  expect(new Set(shown)).toEqual(new Set([visitor, null]));
});

it('a found phone does not let anyone guess the password it is signed in with', async () => {
  const headers = await signInAs(context, await newPerson(context));
  const guess = (password: string) => strict('POST /api/me/deletion', { headers, payload: { password } });
  for (let tries = 0; tries < 3; tries += 1) expect((await guess('a guess')).statusCode).toBe(400);
  expect((await guess(PASSWORD_OF_EVERYONE)).statusCode).toBe(429);
});

it('the flood of ordinary requests is counted by the address of the socket', async () => {
  const adapt = () => ({ config: { ...context.config, requests_per_minute: 10 } });
  const narrow = callerOf((await testApp({ adapt })).app);
  const from = newAddress();
  const knock = () => narrow('GET /api/me', { from, headers: { 'x-forwarded-for': newAddress() } });
  for (let request = 0; request < 10; request += 1) expect((await knock()).statusCode).toBe(200);
  const answer = await knock();
  expect(answer.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect((await narrow('GET /api/me')).statusCode).toBe(200);
});

it('a forwarded host does not make a foreign page our own', async () => {
  const answer = await call('POST /api/auth/sign-in-links', {
    payload: { email: newEmail() },
    headers: { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  });
  expect(answer.json()).toMatchObject({ status: 403, code: 'foreign_origin' });
});
