import { describe, expect, it } from 'vitest';
import type { AdminUserRow } from '#contract/accounts/users.ts';
import type { AdminRole } from '#domain/accounts/roles.ts';
import { newId } from '#server/platform/db/ids.ts';
import { notificationsOf } from '#test/support/bell.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, newSession, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin', full_name: 'Nia Brooks' });
const headers = await signInAs(context, admin);
const REASON = 'They left the team at the end of May.';

async function list(query: string): Promise<AdminUserRow[]> {
  return (await call(`GET /api/admin/users?${query}`, { headers })).json().users;
}

function changeRole(userId: string, admin_role: AdminRole | null, as = headers) {
  const payload = { admin_role, reason: REASON };
  return call(`PUT /api/admin/users/${userId}/role`, { headers: as, payload });
}

function endSessions(userId: string, session_id?: string) {
  const payload = { reason: REASON, ...(session_id && { session_id }) };
  return call(`POST /api/admin/users/${userId}/sign-out`, { headers, payload });
}

async function roleOf(userId: string) {
  const { role } = await context.db
    .selectFrom('profiles')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return role;
}

describe('the list of users [ADMIN-01] [ADMIN-17]', () => {
  it.each(['Ottoline', 'ottoline b', 'BARNABY-S', 'ottoline-'])(
    'is searched by the beginning: %s',
    async (text) => {
      const person = await newPerson(context, { full_name: 'Ottoline Barnaby-Smythe' });
      await context.db
        .updateTable('users')
        .set({ email: `ottoline-${person.email}` })
        .where('id', '=', person.user_id)
        .execute();
      const found = await list(`search=${encodeURIComponent(text)}`);
      expect(found.map(({ id }) => id)).toContain(person.user_id);
      expect(await list(`search=${encodeURIComponent(`x${text}`)}`)).toEqual([]);
    },
  );

  it('is all of it as long as one letter is typed', async () => {
    expect(await list('search=o')).toEqual(await list(''));
    expect(await list('search=@o')).toEqual(await list(''));
  });

  it.each(['%%', '__', "'; drop table users; --", '\\\\', 'ÅŽ', '\u{1F950}'])(
    'takes %s for letters that nobody has',
    async (text) => {
      expect(await list(`search=${encodeURIComponent(text)}`)).toEqual([]);
    },
  );

  it('is narrowed by role and state, and goes on page by page without gaps', async () => {
    const people = await Promise.all(
      [1, 2, 3].map(() => newPerson(context, { role: 'creator', account_status: 'suspended' })),
    );
    const query = 'role=creator&account_status=suspended';
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const answer = await call(`GET /api/admin/users?${query}&limit=2&cursor=${cursor}`, { headers });
      const { users, next_cursor } = answer.json() as { users: AdminUserRow[]; next_cursor: string | null };
      expect(users.every((user) => user.role === 'creator' && user.account_status === 'suspended')).toBe(
        true,
      );
      seen.push(...users.map(({ id }) => id));
      if (next_cursor === null) break;
      cursor = next_cursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(people.map(({ user_id }) => user_id)));
    const roleless = await newPerson(context, { role: null });
    expect((await list('role=none&limit=100')).map(({ id }) => id)).toContain(roleless.user_id);
  });
});

it('a record shows what belongs to the account, and no token [ADMIN-01]', async () => {
  const person = await newPerson(context, { role: 'business', membership: 'owner' });
  const session = await newSession(context, person, { user_agent: 'Mozilla/5.0 (Macintosh) Chrome/140.0' });
  const answer = await call(`GET /api/admin/users/${person.user_id}`, { headers });
  expect(answer.json()).toMatchObject({
    id: person.user_id,
    is_oneself: false,
    businesses: [{ id: person.business_id, role: 'owner' }],
    devices: [{ id: session.id }],
    role_refusal: 'The account manages a business, which would lose it.',
  });
  expect(answer.body).not.toContain(session.token);
  expect((await call(`GET /api/admin/users/${newId()}`, { headers })).statusCode).toBe(404);
});

describe('signing somebody out', () => {
  it('ends one device or all, and stands in the log with its reason', async () => {
    const person = await newPerson(context, { role: 'creator' });
    const [one, two] = [await newSession(context, person), await newSession(context, person)];
    await endSessions(person.user_id, one.id);
    const left = () =>
      context.db.selectFrom('sessions').select('id').where('user_id', '=', person.user_id).execute();
    expect(await left()).toEqual([{ id: two.id }]);
    await endSessions(person.user_id);
    expect(await left()).toEqual([]);
    const { entries } = (
      await call(`GET /api/admin/audit-log?subject_type=account&subject_id=${person.user_id}`, { headers })
    ).json();
    expect(entries).toMatchObject([
      { action: 'end_sessions', reason: REASON, actor: { name: 'Nia Brooks' } },
      { action: 'end_session', reason: REASON, before: { devices: '1' }, after: { devices: '0' } },
    ]);
  });

  it('ends no session of somebody else under their name, and having none is no fault', async () => {
    const [person, stranger] = [await newPerson(context), await newPerson(context)];
    const theirs = await newSession(context, stranger);
    expect((await endSessions(person.user_id, theirs.id)).statusCode).toBe(200);
    expect(
      await context.db.selectFrom('sessions').select('id').where('id', '=', theirs.id).execute(),
    ).toHaveLength(1);
    expect((await endSessions(newId())).statusCode).toBe(404);
  });
});

describe('the role of an admin', () => {
  it('is given and taken away, each time signing them out and logging it', async () => {
    const person = await newPerson(context, { role: 'applicant', creator: { status: 'draft' } });
    const theirs = await signInAs(context, person);
    expect((await changeRole(person.user_id, 'owner')).json()).toMatchObject({ role: 'admin' });
    expect((await call('GET /api/admin/users', { headers: theirs })).statusCode).toBe(401);
    expect((await changeRole(person.user_id, 'owner')).statusCode).toBe(200);
    expect((await changeRole(person.user_id, null)).json()).toMatchObject({ role: 'applicant' });
    const entries = await context.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', person.user_id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      {
        action: 'change_role',
        before: { role: 'applicant', admin_role: null },
        after: { role: 'admin', admin_role: 'owner' },
      },
      {
        action: 'change_role',
        before: { role: 'admin', admin_role: 'owner' },
        after: { role: 'applicant', admin_role: null },
      },
    ]);
    expect(await notificationsOf(context.db, person.user_id)).toEqual([
      'You’re no longer an admin',
      'You’re an admin now: Owner',
    ]);
  });

  it.each([
    [{ role: 'business', membership: 'owner' } as const, 'manages a business'],
    [{ role: 'creator', creator: { status: 'active' } } as const, 'active creator'],
    [{ role: 'applicant', creator: { status: 'pending_review' } } as const, 'application to decide'],
    [{ role: null, email_verified: false } as const, 'isn’t verified'],
    [{ role: null, account_status: 'suspended' } as const, 'suspended'],
  ])('is not given to %o', async (wishes, words) => {
    const person = await newPerson(context, wishes);
    const answer = await changeRole(person.user_id, 'owner');
    expect(answer.json()).toMatchObject({ code: 'conflict', detail: expect.stringContaining(words) });
    expect(await roleOf(person.user_id)).toBe(wishes.role);
  });

  it('is never taken from oneself, nor changed by somebody who has lost it', async () => {
    expect((await changeRole(admin.user_id, null)).json()).toMatchObject({ code: 'conflict' });
    const creator = await newPerson(context, { role: 'creator', creator: { status: 'active' } });
    const theirs = await signInAs(context, creator);
    expect((await changeRole(creator.user_id, 'owner', theirs)).json()).toMatchObject({
      code: 'role_not_allowed',
    });
  });

  it('of two admins who take it from each other at once, one keeps it', async () => {
    const pair = [await newPerson(context, { role: 'admin' }), await newPerson(context, { role: 'admin' })];
    const [one, two] = pair;
    if (!one || !two) throw new Error('two admins');
    await Promise.all([
      changeRole(two.user_id, null, await signInAs(context, one)),
      changeRole(one.user_id, null, await signInAs(context, two)),
    ]);
    const roles = await Promise.all(pair.map(({ user_id }) => roleOf(user_id)));
    expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
  });
});
