import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { addressKey } from '#server/platform/http/address-key.ts';
import { callerOf, cookiesOf, newAddress, type Route, tokenFor } from '#test/support/calls.ts';
import { countHashes } from '#test/support/count-hashes.ts';
import { newEmail, newPerson, PASSWORD_OF_EVERYONE, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);

/** The same API with a limit of three requests an hour per address, behind any number of proxies. */
async function strictApp(trusted_proxy_hops = 0) {
  const adapt = () => ({ config: { ...context.config, sign_ins_per_hour: 3, trusted_proxy_hops } });
  return callerOf((await testApp({ adapt })).app);
}
const strict = await strictApp();

function passTime(key: string) {
  return context.db
    .updateTable('rate_limits')
    .set({ resets_at: new Date(Date.now() - 1_000).toISOString() })
    .where('key', 'like', key)
    .execute();
}

const MAIL_ROUTES: Route[] = [
  'POST /api/auth/sign-in-links',
  'POST /api/auth/password-resets',
  'POST /api/auth/verification-emails',
];

it.each(MAIL_ROUTES)(
  '%s mails an address once a minute and six times an hour, known or not',
  async (route) => {
    const { email } = await newPerson(context);
    for (const address of [email, newEmail('nobody')]) {
      const ask = async () => (await call(route, { payload: { email: address } })).statusCode;
      for (let mail = 0; mail < 6; mail += 1) {
        expect(await ask()).toBe(202);
        expect(await ask()).toBe(429);
        await passTime(`mail:%:${addressKey(context.config, address)}`);
      }
      expect(await ask()).toBe(429);
      await passTime(`mail%:${addressKey(context.config, address)}`);
      expect(await ask()).toBe(202);
    }
  },
);

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
])('an address that tries %s is stopped, whatever X-Forwarded-For says', async (_case, route, payload) => {
  const from = newAddress();
  const knock = (forwarded: string) =>
    strict(route, {
      payload: payload(),
      from,
      headers: { 'x-forwarded-for': forwarded, 'x-real-ip': forwarded },
    });
  for (let tries = 0; tries < 3; tries += 1) expect((await knock(newAddress())).statusCode).not.toBe(429);
  expect((await knock(newAddress())).json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect((await strict(route, { payload: payload() })).statusCode).not.toBe(429);
});

it('an IPv6 network is stopped whole, however its addresses are spelled, and so is the /48 around many of them', async () => {
  const site = `2001:db8:${randomInt(0x1000, 0xffff).toString(16)}`;
  const knock = async (from: string) => {
    const payload = { email: newEmail('nobody'), password: 'a guess' };
    return (await strict('POST /api/auth/sessions', { payload, from })).statusCode;
  };
  expect(await knock(`${site}:1::1`)).toBe(401);
  expect(await knock(`${site}:0001:0:0:0:2`)).toBe(401);
  expect(await knock(`${site}:1:ffff::3`.toUpperCase())).toBe(401);
  expect(await knock(`${site}:1::4`)).toBe(429);
  const others = [2, 3, 4].flatMap((subnet) => [1, 2, 3].map((host) => `${site}:${subnet}::${host}`));
  for (const from of others) expect(await knock(from)).toBe(401);
  expect(await knock(`${site}:5::1`)).toBe(429);
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

it('shows the network of an IPv6 visitor among the devices, not which of its addresses it was', async () => {
  const behindProxy = await strictApp(1);
  const person = await newPerson(context);
  const headers = { 'x-forwarded-for': '2001:db8:12:34:aaaa::7' };
  const token = await tokenFor(context, person, 'sign_in');
  await behindProxy('POST /api/auth/link-sessions', { payload: { token }, headers });
  const { devices } = (
    await call('GET /api/me/settings', { headers: await signInAs(context, person) })
  ).json();
  expect(devices.map(({ ip_address }: { ip_address: string | null }) => ip_address)).toContain(
    '2001:db8:12:34::/64',
  );
});

it('a found phone does not let anyone guess the password it is signed in with, and locks nobody else out', async () => {
  const owner = await newPerson(context);
  const [found, own] = [await signInAs(context, owner), await signInAs(context, owner)];
  const move = (headers: Record<string, string>, password: string) =>
    call('POST /api/me/email-changes', { headers, payload: { new_email: newEmail(), password } });
  for (let tries = 0; tries < 10; tries += 1) expect((await move(found, 'a guess')).statusCode).toBe(400);
  const hashes = await countHashes(async () => {
    expect((await move(found, PASSWORD_OF_EVERYONE)).statusCode).toBe(429);
  });
  expect(hashes).toBe(0);
  for (let tries = 0; tries < 9; tries += 1) expect((await move(own, 'a typo')).statusCode).toBe(400);
  expect((await move(own, PASSWORD_OF_EVERYONE)).statusCode).toBe(202);
  expect((await move(own, 'a typo')).statusCode).toBe(400);
});

it('a browser the account is known in keeps its own mails, whatever strangers ask for', async () => {
  const person = await newPerson(context);
  const signedIn = await call('POST /api/auth/sessions', {
    payload: { email: person.email, password: PASSWORD_OF_EVERYONE },
  });
  const cookie = cookiesOf(signedIn);
  const ask = async (headers: Record<string, string> = {}) =>
    (await call('POST /api/auth/sign-in-links', { payload: { email: person.email }, headers })).statusCode;
  for (let mail = 0; mail < 6; mail += 1) {
    expect(await ask()).toBe(202);
    await passTime(`mail:%:${addressKey(context.config, person.email)}`);
  }
  expect(await ask()).toBe(429);
  expect(await ask({ cookie })).toBe(202);
  expect(await ask({ cookie })).toBe(429);
});

it('strangers who use up the mails of an account leave a link in its inbox that works, until the next one leaves', async () => {
  const { email } = await newPerson(context);
  const ask = async () => (await call('POST /api/auth/sign-in-links', { payload: { email } })).statusCode;
  for (let mail = 0; mail < 6; mail += 1) {
    expect(await ask()).toBe(202);
    await passTime(`mail:%:${addressKey(context.config, email)}`);
  }
  const refused = await call('POST /api/auth/sign-in-links', { payload: { email } });
  expect(refused.statusCode).toBe(429);
  const { resets_at } = await context.db
    .selectFrom('rate_limits')
    .select('resets_at')
    .where('key', '=', `mail-pace:sign_in:${addressKey(context.config, email)}`)
    .executeTakeFirstOrThrow();
  expect(Date.parse(resets_at) - Date.now()).toBeLessThanOrEqual(8 * 60_000);
  await passTime(`mail:%:${addressKey(context.config, email)}`);
  await passTime(`mail-pace:%:${addressKey(context.config, email)}`);
  expect(await ask()).toBe(202);
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
