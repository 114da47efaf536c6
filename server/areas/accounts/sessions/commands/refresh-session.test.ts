import { expect, it } from 'vitest';
import { sealRefresh } from '#server/platform/auth/refresh-token.ts';
import { sign } from '#server/platform/secrets/signed-token.ts';
import { callerOf, tamperedWith } from '#test/support/calls.ts';
import { newPerson, newSession, type Person } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);

function refresh(refresh_token: string) {
  return call('POST /api/auth/session-refreshes', { payload: { refresh_token } });
}

async function sessionOf(person: Person, wishes: { expires_at?: Date } = {}) {
  const { id, token, sealed } = await newSession(context, person, wishes);
  return {
    id,
    token,
    sealed,
    refresh_token: sealRefresh(context.config, { session_id: id, refresh_count: 0 }),
  };
}

async function whoIs(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return (await call('GET /api/me', { headers })).json().user?.user_id ?? null;
}

it('renews a session once: the new tokens work and the old ones end [ENT-74]', async () => {
  const person = await newPerson(context);
  const { sealed, refresh_token } = await sessionOf(person);
  const renewed = (await refresh(refresh_token)).json();
  expect(renewed).toMatchObject({ token_type: 'bearer', user: { user_id: person.user_id } });
  expect(await whoIs(renewed.access_token)).toBe(person.user_id);
  expect(await whoIs(sealed)).toBeNull();
  expect((await refresh(renewed.refresh_token)).statusCode).toBe(200);
});

it('a program that lost the answer asks again and gets the same one', async () => {
  const { refresh_token } = await sessionOf(await newPerson(context));
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refresh_token)));
  const tokens = answers.map((answer) => answer.json().access_token);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(tokens).size).toBe(1);
  expect(await whoIs(tokens[0])).not.toBeNull();
});

it('a refresh token that comes again later ends the session for everyone who holds it', async () => {
  const { id, refresh_token } = await sessionOf(await newPerson(context));
  const renewed = (await refresh(refresh_token)).json();
  const refreshed_at = new Date(Date.now() - 31_000).toISOString();
  await context.db.updateTable('sessions').set({ refreshed_at }).where('id', '=', id).execute();
  const replayed = await refresh(refresh_token);
  expect(replayed.json()).toMatchObject({ status: 401, code: 'authentication_required' });
  expect(await whoIs(renewed.access_token)).toBeNull();
  expect((await refresh(renewed.refresh_token)).statusCode).toBe(401);
});

it('an older refresh token ends the session at once, however short ago it was used', async () => {
  const { refresh_token } = await sessionOf(await newPerson(context));
  const second = (await refresh(refresh_token)).json();
  const third = (await refresh(second.refresh_token)).json();
  expect((await refresh(refresh_token)).statusCode).toBe(401);
  expect(await whoIs(third.access_token)).toBeNull();
});

it.each<[string, (session: Awaited<ReturnType<typeof sessionOf>>) => string]>([
  ['one whose seal was changed', ({ refresh_token }) => tamperedWith(refresh_token)],
  [
    'one made with another secret',
    ({ id }) => sealRefresh({ app_secret: 'x'.repeat(32) }, { session_id: id, refresh_count: 0 }),
  ],
  ['one made for another purpose', ({ id }) => sign(context.config, 'sign-up-ticket', `${id}.0`)],
  ['an access token', ({ sealed }) => sealed],
  ['one that names no session', () => `nobody.${'A'.repeat(43)}`],
  ['one without a seal', ({ id }) => `${id}.`],
])('refuses %s', async (_case, forge) => {
  const session = await sessionOf(await newPerson(context));
  const answer = await refresh(forge(session));
  expect(answer.json()).toMatchObject({ status: 401, code: 'authentication_required' });
  expect(await whoIs(session.sealed)).not.toBeNull();
});

it('a session that has run out is not brought back', async () => {
  const expires_at = new Date(Date.now() - 1_000);
  const { refresh_token } = await sessionOf(await newPerson(context), { expires_at });
  expect((await refresh(refresh_token)).statusCode).toBe(401);
});
