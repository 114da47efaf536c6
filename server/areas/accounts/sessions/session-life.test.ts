import { expect, it } from 'vitest';
import { sealToken } from '#server/platform/auth/session-cookie.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, newSession, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const DAY_MS = 86_400_000;
const OTHER = { app_secret: 'the secret of another installation altogether', secure_cookies: false };

async function whoIs(headers: Record<string, string>): Promise<string | null> {
  const { user } = (await call('GET /api/me', { headers })).json();
  return user?.user_id ?? null;
}

/** A session that was last renewed some time ago, as the browser holds it. */
async function sessionRenewed(person: Person, hoursAgo: number) {
  const updated_at = new Date(Date.now() - hoursAgo * 3_600_000);
  const expires_at = new Date(updated_at.getTime() + 14 * DAY_MS);
  const session = await newSession(context, person, { updated_at, expires_at });
  return { ...session, cookie: `session=${encodeURIComponent(session.sealed)}` };
}

it.each<[string, (sealed: string, token: string) => string]>([
  ['a seal that was changed', (sealed) => `${sealed.slice(0, -6)}AAAAA=`],
  ['a seal cut short', (sealed) => sealed.slice(0, -8)],
  ['no seal', (_sealed, token) => token],
  ['an empty seal', (_sealed, token) => `${token}.`],
  ['a seal of another installation', (_sealed, token) => sealToken(OTHER, token)],
  ['a true seal around a token nobody has', () => sealToken(context.config, newId())],
  ['nothing but a dot', () => '.'],
])('a token with %s is a visitor', async (_case, change) => {
  const person = await newPerson(context);
  const { sealed, token } = await newSession(context, person);
  const changed = change(sealed, token);
  expect(await whoIs({ authorization: `Bearer ${sealed}` })).toBe(person.user_id);
  expect(await whoIs({ authorization: `Bearer ${changed}` })).toBeNull();
  expect(await whoIs({ cookie: `session=${encodeURIComponent(changed)}` })).toBeNull();
});

it.each(['Basic abc', 'Bearer', 'Bearer ', 'bearer', '\u00e9'])(
  'a header of another kind does not pass for a token: "%s"',
  async (authorization) => {
    expect(await whoIs({ authorization })).toBeNull();
  },
);

it('signing out ends every session everywhere and takes the cookie back [CALL-12]', async () => {
  const person = await newPerson(context);
  const stranger = await signInAs(context, await newPerson(context));
  const [phone, laptop] = [await signInAs(context, person), await signInAs(context, person)];
  const answer = await call('DELETE /api/auth/sessions', { headers: phone });
  expect(answer.json()).toEqual({ done: true });
  expect(answer.cookies).toMatchObject([{ name: 'session', value: '', path: '/' }]);
  expect(await whoIs(phone)).toBeNull();
  expect(await whoIs(laptop)).toBeNull();
  expect(await whoIs(stranger)).not.toBeNull();
});

it('a visitor can sign out too, and twice', async () => {
  expect((await call('DELETE /api/auth/sessions')).json()).toEqual({ done: true });
  expect((await call('DELETE /api/auth/sessions')).statusCode).toBe(200);
});

it('a session that has run out is a visitor', async () => {
  const person = await newPerson(context);
  const session = await newSession(context, person, { expires_at: new Date(Date.now() - 1_000) });
  expect(await whoIs({ authorization: `Bearer ${session.sealed}` })).toBeNull();
});

it('a session of a deleted account is a visitor', async () => {
  const headers = await signInAs(context, await newPerson(context, { account_status: 'deleted' }));
  expect(await whoIs(headers)).toBeNull();
});

it('coming back keeps a session for another two weeks', async () => {
  const person = await newPerson(context);
  const { id, cookie } = await sessionRenewed(person, 2);
  const answer = await call('GET /api/me', { headers: { cookie } });
  expect(answer.json().user).toMatchObject({ user_id: person.user_id });
  expect(answer.cookies).toMatchObject([{ name: 'session', maxAge: 14 * 86_400, httpOnly: true }]);
  const { expires_at } = await context.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Date.parse(expires_at)).toBeGreaterThan(Date.now() + 13.9 * DAY_MS);
  expect((await call('GET /api/me', { headers: { cookie } })).cookies).toEqual([]);
});

it('however often it is renewed, a session ends 90 days after signing in', async () => {
  const { id, cookie } = await sessionRenewed(await newPerson(context), 2);
  const created_at = new Date(Date.now() - 80 * DAY_MS).toISOString();
  await context.db.updateTable('sessions').set({ created_at }).where('id', '=', id).execute();
  expect((await call('GET /api/me', { headers: { cookie } })).cookies).toHaveLength(1);
  const { expires_at } = await context.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Date.parse(expires_at)).toBe(Date.parse(created_at) + 90 * DAY_MS);
});

it('a session used within the hour is left as it is, and a bearer token always', async () => {
  const person = await newPerson(context);
  const fresh = await sessionRenewed(person, 0.9);
  expect((await call('GET /api/me', { headers: { cookie: fresh.cookie } })).cookies).toEqual([]);
  const old = await sessionRenewed(person, 2);
  const answer = await call('GET /api/me', { headers: { authorization: `Bearer ${old.sealed}` } });
  expect(answer.cookies).toEqual([]);
});

it('signing out with a session that is due to be renewed leaves no cookie behind', async () => {
  const { cookie } = await sessionRenewed(await newPerson(context), 2);
  const answer = await call('DELETE /api/auth/sessions', { headers: { cookie } });
  expect(answer.cookies.at(-1)).toMatchObject({ name: 'session', value: '' });
  expect(await whoIs({ cookie })).toBeNull();
});
