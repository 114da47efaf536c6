import { pino } from 'pino';
import { expect, it } from 'vitest';
import { callerOf, cookiesOf } from '#test/support/calls.ts';
import { countHashes } from '#test/support/count-hashes.ts';
import { newEmail, newPerson, PASSWORD_OF_EVERYONE, type PersonWishes } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const FOURTEEN_DAYS = 14 * 86_400;
const TOKENS_PLEASE = { accept: 'application/vnd.bizmeet.token+json' };

function signIn(email: string, password = PASSWORD_OF_EVERYONE, headers: Record<string, string> = {}) {
  return call('POST /api/auth/sessions', { payload: { email, password }, headers });
}

async function me(headers: Record<string, string>) {
  return (await call('GET /api/me', { headers })).json();
}

async function loginTimes(userId: string) {
  const { first_login_at, last_login_at } = await context.db
    .selectFrom('profiles')
    .select(['first_login_at', 'last_login_at'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return [first_login_at, last_login_at].map((at) => at && new Date(at).getTime());
}

it('a right password opens a session and says whose it is [ENT-73] [ENT-74] [ENT-75] [ENT-76] [ENT-77] [ENT-78] [CALL-08] [CALL-14]', async () => {
  const person = await newPerson(context, { role: 'business', membership: 'owner' });
  const before = Date.now();
  const answer = await signIn(`  ${person.email.toUpperCase()} `, PASSWORD_OF_EVERYONE, TOKENS_PLEASE);
  expect(answer.statusCode).toBe(201);
  const session = answer.json();
  expect(Object.keys(session).sort()).toEqual(
    ['access_token', 'refresh_token', 'expires_at', 'expires_in', 'token_type', 'user'].sort(),
  );
  expect(session).toMatchObject({ token_type: 'bearer', user: { user_id: person.user_id } });
  expect(session.expires_in).toBeGreaterThan(FOURTEEN_DAYS - 60);
  const begins = Date.parse(session.expires_at) - session.expires_in * 1000;
  expect(begins).toBeGreaterThan(before - 2_000);
  expect(begins).toBeLessThan(Date.now() + 2_000);
  expect((await me({ cookie: cookiesOf(answer) })).user).toEqual(session.user);
});

it('a browser is told who signed in and when it ends, and is given no token that a script could read', async () => {
  const person = await newPerson(context);
  for (const accept of ['application/json', '*/*', 'text/html,application/json;q=0.9']) {
    const answer = await signIn(person.email, PASSWORD_OF_EVERYONE, { accept });
    expect(Object.keys(answer.json()).sort()).toEqual(['expires_at', 'expires_in', 'user']);
  }
});

it('scripts cannot read the cookies, and other sites cannot send it along', async () => {
  const { email } = await newPerson(context);
  const answer = await signIn(email, PASSWORD_OF_EVERYONE, TOKENS_PLEASE);
  expect(answer.cookies).toEqual([
    {
      name: 'session',
      value: answer.json().access_token,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: FOURTEEN_DAYS,
    },
    {
      name: 'device',
      value: expect.stringMatching(/^[\w.-]+$/),
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 180 * 86_400,
    },
  ]);
});

it('in production the cookie travels over HTTPS alone and belongs to this very host', async () => {
  const config = { ...context.config, is_production: true, secure_cookies: true };
  const inProduction = callerOf((await testApp({ adapt: () => ({ config }) })).app);
  const { email, user_id } = await newPerson(context);
  const payload = { email, password: PASSWORD_OF_EVERYONE };
  const answer = await inProduction('POST /api/auth/sessions', { payload });
  expect(answer.cookies).toMatchObject([
    { name: '__Host-session', path: '/', secure: true, httpOnly: true },
    { name: '__Host-device', path: '/', secure: true, httpOnly: true },
  ]);
  for (const cookie of answer.cookies) expect(cookie).not.toHaveProperty('domain');
  const headers = { cookie: cookiesOf(answer) };
  const mine = await inProduction('GET /api/me', { headers });
  expect(mine.json().user).toMatchObject({ user_id });
  const out = await inProduction('DELETE /api/auth/sessions', { headers });
  expect(out.cookies).toMatchObject([{ name: '__Host-session', value: '', secure: true, httpOnly: true }]);
});

it('a bearer token does what the cookie does (decision: our own API, cookie or token) [CALL-03]', async () => {
  const person = await newPerson(context);
  const { access_token } = (await signIn(person.email, PASSWORD_OF_EVERYONE, TOKENS_PLEASE)).json();
  const { user } = await me({ authorization: `Bearer ${access_token}` });
  expect(user.user_id).toBe(person.user_id);
});

it('a wrong password and an unknown address get the same answer after the same work', async () => {
  const { email } = await newPerson(context);
  const answers: Awaited<ReturnType<typeof signIn>>[] = [];
  const knock = (address: string) => async () => {
    answers.push(await signIn(address, 'not the password'));
  };
  expect(await countHashes(knock(email))).toBe(1);
  expect(await countHashes(knock(newEmail('nobody')))).toBe(1);
  const [wrong, unknown] = answers.map((answer) => ({ ...answer.json(), request_id: '' }));
  expect(wrong).toMatchObject({ status: 401, code: 'wrong_credentials' });
  expect(unknown).toEqual(wrong);
  expect(answers.map(({ cookies }) => cookies)).toEqual([[], []]);
});

it('an account without a password answers like an unknown address', async () => {
  const { email, user_id } = await newPerson(context);
  await context.db.deleteFrom('credentials').where('user_id', '=', user_id).execute();
  let answer: Awaited<ReturnType<typeof signIn>> | undefined;
  const hashes = await countHashes(async () => {
    answer = await signIn(email);
  });
  expect(hashes).toBe(1);
  expect(answer?.json()).toMatchObject({ status: 401, code: 'wrong_credentials' });
});

it('only the right password learns that an address waits to be verified', async () => {
  const { email } = await newPerson(context, { email_verified: false });
  expect((await signIn(email)).json()).toMatchObject({ status: 403, code: 'email_not_verified' });
  expect((await signIn(email, 'not the password')).json()).toMatchObject({ code: 'wrong_credentials' });
});

it.each<[string, PersonWishes]>([
  ['suspended', { role: 'creator', account_status: 'suspended' }],
  ['without a role', { role: null }],
])('who is %s can sign in and see how they stand', async (_case, wishes) => {
  const { email } = await newPerson(context, wishes);
  const cookie = cookiesOf(await signIn(email));
  expect((await call('GET /api/me/status-reason', { headers: { cookie } })).statusCode).toBe(200);
});

it('signing in again in the same browser ends the session it had', async () => {
  const { email } = await newPerson(context);
  const before = cookiesOf(await signIn(email));
  const after = cookiesOf(await signIn(email, PASSWORD_OF_EVERYONE, { cookie: before }));
  expect(after).not.toBe(before);
  expect((await me({ cookie: before })).user).toBeNull();
  expect((await me({ cookie: after })).user).toMatchObject({ email });
});

it('the first sign-in is written down once, the last every time (decision: by the server itself) [ENT-06] [ENT-07] [STATE-08] [STATE-09] [CALL-13]', async () => {
  const { email, user_id } = await newPerson(context);
  await signIn(email);
  const first = context.now().getTime();
  expect(await loginTimes(user_id)).toEqual([first, first]);
  context.clock.advance({ hours: 1 });
  await signIn(email);
  expect(await loginTimes(user_id)).toEqual([first, context.now().getTime()]);
});

it('signs in although the login times cannot be written, and logs it without the password [ERR-33]', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) });
  const { email, user_id } = await newPerson(context);
  const db = context.db.withPlugin({
    transformQuery: ({ node }) => {
      const isOfProfiles = node.kind === 'UpdateQueryNode' && JSON.stringify(node.table).includes('profiles');
      if (isOfProfiles) throw new Error('profiles cannot be written');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const frail = callerOf((await testApp({ adapt: () => ({ db, log }) })).app);
  const answer = await frail('POST /api/auth/sessions', {
    payload: { email, password: PASSWORD_OF_EVERYONE },
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().user).toMatchObject({ user_id });
  expect(lines.join()).toContain('login times were not written');
  expect(lines.join()).toContain('profiles cannot be written');
  expect(lines.join()).not.toContain(PASSWORD_OF_EVERYONE);
  expect(await loginTimes(user_id)).toEqual([null, null]);
});
