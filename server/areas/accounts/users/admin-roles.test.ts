import { describe, expect, it } from 'vitest';
import type { Overview } from '#contract/admin/overview.ts';
import type { AdminRole } from '#domain/accounts/roles.ts';
import { sessionCookieName } from '#server/platform/auth/session-cookie.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newEmail, newPerson, newSession, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const REASON = 'They help us with support from today.';

async function newAdmin(admin_role: AdminRole) {
  const person = await newPerson(context, { role: 'admin', admin_role, full_name: 'Nia Brooks' });
  return { ...person, headers: await signInAs(context, person) };
}
type Admin = Awaited<ReturnType<typeof newAdmin>>;

const ask = (by: Admin, route: string, payload?: object) =>
  call(route as Route, { headers: by.headers, ...(payload && { payload }) });
const change = (by: Admin, of: { user_id: string }, admin_role: AdminRole | null) =>
  ask(by, `PUT /api/admin/users/${of.user_id}/role`, { admin_role, reason: REASON });
async function roleOf({ user_id }: { user_id: string }) {
  const row = await context.db
    .selectFrom('profiles')
    .select('admin_role')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return row.admin_role;
}

describe('the role of an admin', () => {
  it('applies to open sessions at once, in both directions, and is logged', async () => {
    const [owner, helper] = [await newAdmin('owner'), await newAdmin('support')];
    const payouts = async () => (await ask(helper, 'GET /api/admin/payouts')).statusCode;
    expect(await payouts()).toBe(403);
    expect((await change(owner, helper, 'money')).statusCode).toBe(200);
    expect(await payouts()).toBe(200);
    await change(owner, helper, 'support');
    expect(await payouts()).toBe(403);
    const entries = await context.db
      .selectFrom('audit_log')
      .select(['actor_id', 'before', 'after'])
      .where('action', '=', 'change_role')
      .where('subject_id', '=', helper.user_id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      {
        actor_id: owner.user_id,
        before: { role: 'admin', admin_role: 'support' },
        after: { role: 'admin', admin_role: 'money' },
      },
      {
        actor_id: owner.user_id,
        before: { role: 'admin', admin_role: 'money' },
        after: { role: 'admin', admin_role: 'support' },
      },
    ]);
  });

  it('is changed by owners only, with a fresh confirmation, and never by oneself', async () => {
    const owner = await newAdmin('owner');
    for (const role of ['operations', 'money', 'support', 'read_only'] as const) {
      const other = await newAdmin(role);
      expect((await change(other, owner, 'support')).json().code).toBe('admin_role_not_allowed');
    }
    expect((await change(owner, owner, 'support')).statusCode).toBe(409);
    const stale = await newPerson(context, { role: 'admin' });
    const { sealed } = await newSession(context, stale, { confirmed_at: null });
    const headers = { cookie: `${sessionCookieName(context.config)}=${encodeURIComponent(sealed)}` };
    const payload = { admin_role: 'support', reason: REASON };
    const answer = await call(`PUT /api/admin/users/${owner.user_id}/role`, { headers, payload });
    expect(answer.json().code).toBe('confirmation_required');
    expect(await roleOf(owner)).toBe('owner');
  });

  it('of two owners who lower each other at once, one stays an owner', async () => {
    const pair = [await newAdmin('owner'), await newAdmin('owner')] as const;
    await Promise.all([change(pair[0], pair[1], 'support'), change(pair[1], pair[0], 'support')]);
    const roles = await Promise.all(pair.map(roleOf));
    expect(roles.toSorted()).toEqual(['owner', 'support']);
  });

  it('is given to an existing account by its email, and every admin is told', async () => {
    const [owner, reader] = [await newAdmin('owner'), await newAdmin('read_only')];
    const chosen = await newPerson(context, { full_name: 'Sam Whitfield' });
    const add = (email: string) =>
      ask(owner, 'POST /api/admin/admins', { email, admin_role: 'support', reason: REASON });
    expect((await add(newEmail('nobody'))).json()).toMatchObject({ fields: [{ path: 'email' }] });
    expect((await add(chosen.email)).json()).toMatchObject({ role: 'admin', admin_role: 'support' });
    expect((await add(chosen.email)).json()).toMatchObject({ code: 'conflict' });
    const [mail] = await waitForMail(context.db, reader.email);
    expect(mail?.subject).toBe('Sam Whitfield is now an admin: Support');
    const { admins } = (await ask(reader, 'GET /api/admin/admins')).json();
    expect(admins).toContainEqual(
      expect.objectContaining({ user_id: chosen.user_id, admin_role: 'support', has_factor: false }),
    );
  });
});

describe('accounts of admins', () => {
  it('are suspended and signed out by owners only', async () => {
    const [owner, operations] = [await newAdmin('owner'), await newAdmin('operations')];
    const suspend = (by: Admin) =>
      ask(by, `PUT /api/accounts/${owner.user_id}/suspension`, { reason: REASON });
    expect((await suspend(operations)).json().code).toBe('admin_role_not_allowed');
    const signOut = (by: Admin, of: Admin) =>
      ask(by, `POST /api/admin/users/${of.user_id}/sign-out`, { reason: REASON });
    expect((await signOut(operations, owner)).json().code).toBe('admin_role_not_allowed');
    expect((await signOut(owner, operations)).statusCode).toBe(200);
    expect((await suspend(await newAdmin('owner'))).statusCode).toBe(200);
  });
});

it('the overview counts what a role can open, and tells support no amounts', async () => {
  const look = async (role: AdminRole): Promise<Overview> =>
    (await ask(await newAdmin(role), 'GET /api/admin/overview')).json();
  const support = await look('support');
  expect(support.money).toEqual([]);
  expect(support).not.toHaveProperty('held_cents');
  expect(support).not.toHaveProperty('reserve_cents');
  const kinds = support.waiting.map(({ kind }) => kind);
  for (const kind of ['payouts', 'disputes', 'refunds', 'chargebacks', 'approvals', 'jobs'] as const)
    expect(kinds).not.toContain(kind);
  expect((await look('read_only')).held_cents).toEqual(expect.any(Number));
});

it('saved replies of admins are written by those who answer people', async () => {
  const payload = { title: 'Hello', body: 'Thanks for writing to us.' };
  const write = async (role: AdminRole) =>
    (await ask(await newAdmin(role), 'POST /api/saved-replies', payload)).statusCode;
  expect(await write('read_only')).toBe(403);
  expect(await write('money')).toBe(403);
  expect(await write('support')).toBeLessThan(300);
});
