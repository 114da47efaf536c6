import { expect, it } from 'vitest';
import { LINK_PURPOSES, type LinkPurpose } from '#domain/accounts/account-links.ts';
import { callerOf, type Route, tamperedWith, tokenFor } from '#test/support/calls.ts';
import { countHashes } from '#test/support/count-hashes.ts';
import { newEmail, newPerson, type Person } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { sweepLinks } from './jobs/sweep-links.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const GONE = { status: 410, code: 'link_unusable' };
const NOTHING_TOLD = { purpose: null, email: null, new_email: null, is_elsewhere: false };

/** Every route that accepts a link. */
const ROUTES: [LinkPurpose, Route][] = [
  ['verify_email', 'POST /api/auth/verifications'],
  ['sign_in', 'POST /api/auth/link-sessions'],
  ['reset_password', 'POST /api/auth/passwords'],
  ['confirm_email_change', 'POST /api/auth/email-change-confirmations'],
  ['verify_new_email', 'POST /api/auth/email-change-confirmations'],
];

async function linkStatus(token: string) {
  return (await call(`GET /api/auth/links?token=${token}`)).json();
}

async function use(route: Route, token: string) {
  return (await call(route, { payload: { token, password: 'six loaves before dawn' } })).json();
}

async function linkOf(purpose: LinkPurpose): Promise<{ person: Person; token: string }> {
  const person = await newPerson(context, { email_verified: purpose !== 'verify_email' });
  return { person, token: await tokenFor(context, person, purpose) };
}

it.each(ROUTES)('a link for %s is refused once used, expired or tampered with', async (purpose, route) => {
  const { person, token } = await linkOf(purpose);
  expect(await use(route, tamperedWith(token))).toMatchObject(GONE);
  expect(await linkStatus(tamperedWith(token))).toEqual({ state: 'unknown', ...NOTHING_TOLD });

  await context.db
    .updateTable('account_links')
    .set({ used_at: context.now().toISOString() })
    .where('user_id', '=', person.user_id)
    .execute();
  expect(await use(route, token)).toMatchObject(GONE);
  expect(await linkStatus(token)).toEqual({ ...NOTHING_TOLD, state: 'used', purpose });

  const late = await tokenFor(context, person, purpose);
  context.clock.advance({ hours: purpose === 'sign_in' ? 11 / 60 : 61 / 60 });
  expect(await use(route, late)).toMatchObject(GONE);
  expect(await linkStatus(late)).toEqual({ ...NOTHING_TOLD, state: 'expired', purpose });
});

it.each(ROUTES)('the route for %s takes no link of another kind, and spends none', async (purpose, route) => {
  const foreign = LINK_PURPOSES.filter((other) => !ROUTES.some(([p, d]) => p === other && d === route));
  expect(foreign).not.toContain(purpose);
  const person = await newPerson(context, { email_verified: false });
  for (const other of foreign) {
    const token = await tokenFor(context, person, other);
    expect(await use(route, token)).toMatchObject(GONE);
    const { used_at } = await context.db
      .selectFrom('account_links')
      .select('used_at')
      .where('user_id', '=', person.user_id)
      .where('purpose', '=', other)
      .executeTakeFirstOrThrow();
    expect(used_at).toBeNull();
  }
});

it('a link works until its last minute', async () => {
  const { token } = await linkOf('sign_in');
  context.clock.advance({ hours: 9 / 60 });
  expect(await linkStatus(token)).toMatchObject({ state: 'open' });
  expect((await call('POST /api/auth/link-sessions', { payload: { token } })).statusCode).toBe(201);
});

it('a link mailed to an address the account has left is dead, and does not tell the new one', async () => {
  const { person, token } = await linkOf('reset_password');
  const email = newEmail('moved');
  await context.db.updateTable('users').set({ email }).where('id', '=', person.user_id).execute();
  const told = await linkStatus(token);
  expect(told).toEqual({ ...NOTHING_TOLD, state: 'expired', purpose: 'reset_password' });
  expect(await use('POST /api/auth/passwords', token)).toMatchObject(GONE);
});

it('a link that opens nothing keeps nobody hashing', async () => {
  const { token } = await linkOf('reset_password');
  const hashes = await countHashes(() => use('POST /api/auth/passwords', tamperedWith(token)));
  expect(hashes).toBe(0);
});

it('links say for a month what became of them, then they are swept', async () => {
  const { token } = await linkOf('sign_in');
  context.clock.advance({ days: 29 });
  await sweepLinks.run(context, {});
  expect(await linkStatus(token)).toMatchObject({ state: 'expired' });
  context.clock.advance({ days: 2 });
  await sweepLinks.run(context, {});
  expect(await linkStatus(token)).toMatchObject({ state: 'unknown' });
});
