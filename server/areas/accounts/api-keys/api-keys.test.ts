import { expect, it } from 'vitest';
import { changeRole } from '#server/areas/accounts/users/commands/change-role.ts';
import { moveAccount } from '#server/flows/suspend-account/move-account.ts';
import { callerOf, tokenFor, tokenMailedTo } from '#test/support/calls.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import {
  newBusiness,
  newManager,
  newPerson,
  newSession,
  PASSWORD_OF_EVERYONE,
  type Person,
  signInAs,
} from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork } from '#test/support/work.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const call = callerOf(app);

async function newKey(person: Person, scopes: readonly string[] = ['profile:read'], more: object = {}) {
  const payload = { name: 'Inventory sync', scopes, ...more };
  const answer = await call('POST /api/api-keys', { headers: await signInAs(context, person), payload });
  return answer.json() as { api_key: { id: string; start: string; end: string }; secret: string };
}

const withKey = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });
const whoIs = async (secret: string) => (await call('GET /api/me', withKey(secret))).json();

const newOwner = () => newPerson(context, { role: 'business', membership: 'owner' });
const newCreator = () => newPerson(context, { role: 'creator', creator: { status: 'approved' } });

it('shows a key once and stores only its hash, with the start and end its owner knows it by', async () => {
  const owner = await newOwner();
  const { api_key, secret } = await newKey(owner);
  expect(secret).toMatch(/^bz_live_[\w-]{43}$/);
  expect(api_key).toMatchObject({ start: secret.slice(0, 12), end: secret.slice(-4) });
  const row = await db.selectFrom('api_keys').selectAll().where('id', '=', api_key.id).executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain(secret.slice(12, -4));
  expect(row?.key_hash).toMatch(/^[\da-f]{64}$/);
  const headers = await signInAs(context, owner);
  const listed = await call('GET /api/api-keys', { headers });
  expect(listed.json().api_keys).toEqual([expect.objectContaining({ id: api_key.id, last_used_at: null })]);
  expect(listed.body).not.toContain(row?.key_hash);
  const exported = await call('GET /api/me/export', { headers });
  expect(exported.body).toContain('Inventory sync');
  expect(exported.body).not.toContain(row?.key_hash);
});

it('asks for a fresh confirmation, mails the owner and is in the audit log', async () => {
  const owner = await newOwner();
  const { sealed } = await newSession(context, owner, { confirmed_at: null });
  const payload = { name: 'Sync', scopes: ['profile:read'] };
  const refused = await call('POST /api/api-keys', { ...withKey(sealed), payload });
  expect(refused.json()).toMatchObject({ status: 403, code: 'confirmation_required' });
  const { api_key } = await newKey(owner);
  const [mail] = await waitForMail(db, owner.email);
  expect(mail?.subject).toBe('A new API key can act for your Bizmeet account');
  expect(mail?.html).toContain('Inventory sync');
  const headers = await signInAs(context, owner);
  expect((await call(`DELETE /api/api-keys/${api_key.id}`, { headers })).statusCode).toBe(200);
  const logged = await db
    .selectFrom('audit_log')
    .select('action')
    .where('actor_id', '=', owner.user_id)
    .orderBy('id')
    .execute();
  expect(logged.map(({ action }) => action)).toEqual(['create_api_key', 'revoke_api_key']);
});

it('acts as its person in the business it was made for, whatever the session chooses later', async () => {
  const owner = await newOwner();
  const other = await newBusiness(context, owner.user_id, 'owner');
  const { secret } = await newKey(owner);
  expect((await whoIs(secret)).user).toMatchObject({
    user_id: owner.user_id,
    business: { id: owner.business_id },
  });
  expect((await call(`GET /api/businesses/${owner.business_id}`, withKey(secret))).statusCode).toBe(200);
  const elsewhere = await call(`GET /api/businesses/${other}`, withKey(secret));
  expect(elsewhere.json()).toMatchObject({ status: 404, code: 'not_found' });
});

it('refuses what no scope allows, what its scopes don’t allow, and never a key that doesn’t work', async () => {
  const { secret } = await newKey(await newOwner(), ['campaigns:read']);
  const code = async (route: Parameters<typeof call>[0]) => (await call(route, withKey(secret))).json().code;
  expect(await code('GET /api/me/settings')).toBe('key_not_allowed');
  expect(await code('GET /api/api-keys')).toBe('key_not_allowed');
  expect(await code('POST /api/me/confirmations')).toBe('key_not_allowed');
  expect(await code('GET /api/events')).toBe('key_not_allowed');
  expect(await code('POST /api/uploads')).toBe('key_not_allowed');
  expect(await code('GET /api/me')).toBe('scope_required');
  const missing = await call('GET /api/me', withKey(secret));
  expect(missing.json().detail).toBe('Use an API key with the scope profile:read.');
  for (const forged of [`${secret}x`, secret.slice(0, -1), `bz_live_${'A'.repeat(43)}`, 'bz_live_']) {
    expect((await call('GET /api/cities', withKey(forged))).json()).toMatchObject({ status: 401 });
  }
});

it('can be made only with the scopes of its person, and no more than twenty at a time', async () => {
  const creator = await newCreator();
  const headers = await signInAs(context, creator);
  const ask = (scopes: readonly string[]) =>
    call('POST /api/api-keys', { headers, payload: { name: 'Sync', scopes } });
  expect((await ask(['admin:read'])).json()).toMatchObject({ status: 400, fields: [{ path: 'scopes' }] });
  expect((await ask([])).statusCode).toBe(400);
  const tries = await Promise.all(Array.from({ length: 24 }, () => ask(['work:read'])));
  expect(tries.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  expect(tries.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
});

it('another person’s key is not found', async () => {
  const { api_key, secret } = await newKey(await newOwner());
  const headers = await signInAs(context, await newOwner());
  expect((await call(`DELETE /api/api-keys/${api_key.id}`, { headers })).statusCode).toBe(404);
  expect((await whoIs(secret)).user).not.toBeNull();
});

it('stops at its expiry, and notes its last use at most once a minute', async () => {
  const { api_key, secret } = await newKey(await newOwner(), ['profile:read'], { expires_in_days: 1 });
  const lastUse = async () =>
    (await db.selectFrom('api_keys').select('last_used_at').where('id', '=', api_key.id).executeTakeFirst())
      ?.last_used_at;
  await whoIs(secret);
  const first = await lastUse();
  expect(first).not.toBeNull();
  await whoIs(secret);
  expect(await lastUse()).toBe(first);
  await db
    .updateTable('api_keys')
    .set({ expires_at: new Date(clock.now().getTime() - 1).toISOString() })
    .where('id', '=', api_key.id)
    .execute();
  expect(await whoIs(secret)).toMatchObject({ status: 401, code: 'authentication_required' });
});

/** Everything that ends the keys of a person, with the cause their list shows. */
const ENDINGS: Record<string, (owner: Person) => Promise<unknown>> = {
  suspended: async ({ user_id }) => {
    const { user_id: admin_id } = await newPerson(context, { role: 'admin' });
    const move = { admin_id, user_id, reason: 'They sold fake reviews.' };
    await moveAccount(context, { ...move, move: 'suspend' });
    await moveAccount(context, { ...move, move: 'unsuspend' });
  },
  password_reset: async (owner) => {
    const payload = {
      token: await tokenFor(context, owner, 'reset_password'),
      password: 'a new one of mine',
    };
    await call('POST /api/auth/passwords', { payload });
  },
  reported: async (owner) => {
    const token = await tokenMailedTo(context, owner.email);
    await call('POST /api/auth/account-stops', { payload: { token } });
  },
  role_changed: async (owner) => {
    const { user_id: admin_id } = await newPerson(context, { role: 'admin' });
    const { user_id } = owner;
    await changeRole(context, {
      admin_id,
      user_id,
      admin_role: 'money',
      reason: 'Moves to the money team.',
    });
  },
};

it.each(Object.entries(ENDINGS))('ends for good once its person is %s', async (cause, end) => {
  const person = await (cause === 'role_changed'
    ? newPerson(context, { role: 'admin', admin_role: 'support' })
    : newOwner());
  const { api_key, secret } = await newKey(person);
  expect((await whoIs(secret)).user.user_id).toBe(person.user_id);
  await end(person);
  expect(await whoIs(secret)).toMatchObject({ status: 401 });
  const row = await db
    .selectFrom('api_keys')
    .select('end_cause')
    .where('id', '=', api_key.id)
    .executeTakeFirst();
  expect(row?.end_cause).toBe(cause);
});

it('ends with the membership, and with a change of owner', async () => {
  const owner = await newOwner();
  const manager = await newManager(context, owner.business_id ?? '');
  const [own, managed] = [await newKey(owner), await newKey(manager)];
  const headers = await signInAs(context, owner);
  const transfer = await call(`PUT /api/businesses/${owner.business_id}/owner`, {
    headers,
    payload: { member_id: (await memberOf(manager)).id, password: PASSWORD_OF_EVERYONE },
  });
  expect(transfer.statusCode).toBe(200);
  expect(await whoIs(own.secret)).toMatchObject({ status: 401 });
  expect(await whoIs(managed.secret)).toMatchObject({ status: 401 });
  const later = await newKey(owner);
  expect((await whoIs(later.secret)).user.business.membership).toBe('manager');
  await call(`DELETE /api/businesses/${owner.business_id}/membership`, { headers });
  expect(await whoIs(later.secret)).toMatchObject({ status: 401 });
});

const memberOf = ({ user_id }: Person) =>
  db.selectFrom('business_members').select('id').where('user_id', '=', user_id).executeTakeFirstOrThrow();

it('has a limit of its own, which leaves its person’s session alone', async () => {
  const owner = await newOwner();
  const { secret } = await newKey(owner);
  // One after the other: a process that is busy turns requests away before it counts them.
  const statuses: number[] = [];
  for (let sent = 0; sent < 130; sent += 1) {
    statuses.push((await call('GET /api/me', withKey(secret))).statusCode);
  }
  expect(statuses).toEqual([...Array(120).fill(200), ...Array(10).fill(429)]);
  expect((await call('GET /api/me', { headers: await signInAs(context, owner) })).statusCode).toBe(200);
});

it('knows nothing of work, disputes and messages in its person’s other business', async () => {
  const work = await newWork(context);
  const { owner, business_id } = work.payer;
  const { api_key, secret } = await newKey(owner, ['work:read', 'work:write', 'messages:read']);
  const [deliverable] = work.deliverable_ids;
  const routes = [
    `GET /api/collaborations/${work.collaboration_id}`,
    `GET /api/businesses/${business_id}/collaborations`,
    `POST /api/deliverables/${deliverable}/approval`,
  ] as const;
  const codesOf = () =>
    Promise.all(
      routes.map(async (route) => {
        const payload = route.startsWith('POST') ? { payload: { version: 1 } } : {};
        return (await call(route, { ...withKey(secret), ...payload })).statusCode;
      }),
    );
  // The draft isn't submitted yet, so there is nothing to approve.
  expect(await codesOf()).toEqual([200, 200, 409]);
  const other = await newBusiness(context, owner.user_id, 'owner');
  await db.updateTable('api_keys').set({ business_id: other }).where('id', '=', api_key.id).execute();
  expect(await codesOf()).toEqual([404, 404, 404]);
});
