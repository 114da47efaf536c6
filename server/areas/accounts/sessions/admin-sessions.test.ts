import { expect, it } from 'vitest';
import type { Role } from '#domain/accounts/roles.ts';
import { sealRefresh } from '#server/platform/auth/refresh-token.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, newSession } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const MINUTE_MS = 60_000;
const HOURS = 60;
const DAYS = 24 * HOURS;

async function sessionOf(role: Role | null, times: { openedAgo: number; seenAgo: number }) {
  const person = await newPerson(context, { role });
  const session = await newSession(context, person);
  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
  await context.db
    .updateTable('sessions')
    .set({ created_at: ago(times.openedAgo), seen_at: ago(times.seenAgo) })
    .where('id', '=', session.id)
    .execute();
  return { ...session, headers: { authorization: `Bearer ${session.sealed}` } };
}

it.each<[string, Role | null, number, number, boolean]>([
  ['an admin at work', 'admin', 7 * HOURS, 29, true],
  ['an admin who was away for half an hour', 'admin', 2 * HOURS, 31, false],
  ['an admin after eight hours', 'admin', 8 * HOURS + 1, 0, false],
  ['a creator who was away for days', 'creator', 80 * DAYS, 10 * DAYS, true],
  ['anybody after ninety days', null, 90 * DAYS + 1, 0, false],
])('%s: signed in or not', async (_case, role, openedAgo, seenAgo, isAlive) => {
  const { id, headers } = await sessionOf(role, { openedAgo, seenAgo });
  expect((await call('GET /api/me', { headers })).json().user !== null).toBe(isAlive);
  const refresh_token = sealRefresh(context.config, { session_id: id, refresh_count: 0 });
  const refreshed = await call('POST /api/auth/session-refreshes', { payload: { refresh_token } });
  expect(refreshed.statusCode).toBe(isAlive ? 200 : 401);
});

it('what an open page asks for by itself does not keep an admin signed in; what an admin does, does', async () => {
  const { id, headers } = await sessionOf('admin', { openedAgo: 40, seenAgo: 20 });
  const seenAt = async () =>
    (await context.db.selectFrom('sessions').select('seen_at').where('id', '=', id).executeTakeFirstOrThrow())
      .seen_at;
  const before = await seenAt();
  await call('GET /api/me', { headers });
  await call('GET /api/unread-counts', { headers });
  expect(await seenAt()).toBe(before);
  await call('GET /api/admin/users', { headers });
  expect(Date.parse(await seenAt())).toBeGreaterThan(Date.parse(before));
});
