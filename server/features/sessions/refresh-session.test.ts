import { expect, it } from 'vitest';
import { callerOf, tamperedWith } from '#test/support/doors.ts';
import { newPerson, newSession, type Person } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { sealRefresh } from '../../auth/refresh-token.ts';

const { app, context } = await testApp();
const call = callerOf(app);

function refresh(refresh_token: string) {
  return call('POST /api/auth/session-refreshes', { payload: { refresh_token } });
}

async function heldBy(person: Person, wishes: { expires_at?: Date } = {}) {
  const { id, token, sealed } = await newSession(context, person, wishes);
  return { id, token, sealed, refresh_token: sealRefresh(context.config, id, token) };
}

async function whoIs(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return (await call('GET /api/me', { headers })).json().user?.user_id ?? null;
}

it('renews a session once: the new tokens work and the old ones end [ENT-74]', async () => {
  const person = await newPerson(context);
  const { sealed, refresh_token } = await heldBy(person);
  const renewed = (await refresh(refresh_token)).json();
  expect(renewed).toMatchObject({ token_type: 'bearer', user: { user_id: person.user_id } });
  expect(await whoIs(renewed.access_token)).toBe(person.user_id);
  expect(await whoIs(sealed)).toBeNull();
  const replayed = await refresh(refresh_token);
  expect(replayed.json()).toMatchObject({ status: 401, code: 'authentication_required' });
  expect((await refresh(renewed.refresh_token)).statusCode).toBe(200);
});

it('of fifty renewals at once with one token, one succeeds', async () => {
  const { refresh_token } = await heldBy(await newPerson(context));
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refresh_token)));
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([200, ...Array.from({ length: 49 }, () => 401)]);
});

it.each<[string, (held: Awaited<ReturnType<typeof heldBy>>) => string]>([
  ['one whose seal was changed', ({ refresh_token }) => tamperedWith(refresh_token)],
  ['one made with another secret', ({ id, token }) => sealRefresh({ app_secret: 'x'.repeat(32) }, id, token)],
  ['one made for another token', ({ id }) => sealRefresh(context.config, id, 'another token')],
  ['an access token', ({ sealed }) => sealed],
  ['one that names no session', () => `nobody.${'A'.repeat(43)}`],
  ['one without a seal', ({ id }) => `${id}.`],
])('refuses %s', async (_case, forge) => {
  const held = await heldBy(await newPerson(context));
  const answer = await refresh(forge(held));
  expect(answer.json()).toMatchObject({ status: 401, code: 'authentication_required' });
  expect(await whoIs(held.sealed)).not.toBeNull();
});

it('a session that has run out is not brought back', async () => {
  const expires_at = new Date(Date.now() - 1_000);
  const { refresh_token } = await heldBy(await newPerson(context), { expires_at });
  expect((await refresh(refresh_token)).statusCode).toBe(401);
});
