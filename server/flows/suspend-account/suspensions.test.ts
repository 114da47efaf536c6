import { expect, it } from 'vitest';
import { subjectsTo } from '#test/support/mails.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const REASON = 'Two businesses reported that agreed videos were taken down.';
const admin = await newPerson(context, { role: 'admin' });
const headers = await signInAs(context, admin);

function suspend(userId: string, payload: object = { reason: REASON }) {
  return app.inject({ method: 'PUT', url: `/api/accounts/${userId}/suspension`, payload, headers });
}

it('a suspended account loses its sessions at once, is told why and stands in the audit log', async () => {
  const person = await newPerson(context, { role: 'creator', creator: { status: 'active' } });
  const theirs = await signInAs(context, person);
  expect((await suspend(person.user_id)).json()).toEqual({
    user_id: person.user_id,
    account_status: 'suspended',
  });
  expect((await app.inject({ url: '/api/me', headers: theirs })).json()).toEqual({
    user: null,
    session: null,
    photo_url: null,
    unread_notification_count: 0,
    unread_message_count: 0,
  });
  const again = await signInAs(context, person);
  expect((await app.inject({ url: '/api/me/status-reason', headers: again })).json().status_reason).toBe(
    REASON,
  );
  const entry = await context.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_id', '=', person.user_id)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    actor_id: admin.user_id,
    action: 'suspend_account',
    reason: REASON,
    before: { account_status: 'active' },
    after: { account_status: 'suspended' },
  });
});

it('a suspension is taken back once, and only where there is one', async () => {
  const person = await newPerson(context, { role: 'business', account_status: 'suspended' });
  const url = `/api/accounts/${person.user_id}/reinstatement`;
  const payload = { reason: 'The videos are back where they were.' };
  const first = await app.inject({ method: 'POST', url, payload, headers });
  expect(first.json()).toMatchObject({ account_status: 'active' });
  const second = await app.inject({ method: 'POST', url, payload, headers });
  expect(second.json()).toMatchObject({ status: 409, code: 'conflict' });
});

it('people are told by mail and in the app that they were suspended, and that they’re back', async () => {
  const person = await newPerson(context, { role: 'business' });
  await suspend(person.user_id);
  const url = `/api/accounts/${person.user_id}/reinstatement`;
  await app.inject({ method: 'POST', url, payload: { reason: 'It was somebody else.' }, headers });
  const theirs = await signInAs(context, person);
  const { notifications } = (await app.inject({ url: '/api/notifications', headers: theirs })).json();
  expect(notifications.map(({ title }: { title: string }) => title)).toEqual([
    'Your account is active again',
    'Your account was suspended',
  ]);
  expect(await subjectsTo(context.db, person.email)).toEqual([
    'Your Bizmeet account is suspended',
    'Your Bizmeet account is active again',
  ]);
});

it('of two admins who suspend each other at once one stays', async () => {
  const [one, other] = [
    await newPerson(context, { role: 'admin' }),
    await newPerson(context, { role: 'admin' }),
  ];
  const as = async (actor: typeof one, target: typeof one) =>
    app.inject({
      method: 'PUT',
      url: `/api/accounts/${target.user_id}/suspension`,
      payload: { reason: REASON },
      headers: await signInAs(context, actor),
    });
  const answers = await Promise.all([as(one, other), as(other, one)]);
  expect(answers.map(({ statusCode }) => statusCode).filter((code) => code === 200)).toHaveLength(1);
});

it('twenty suspensions at once are one', async () => {
  const person = await newPerson(context, { role: 'creator' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => suspend(person.user_id)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

it('needs a reason, another account, and one that exists', async () => {
  const person = await newPerson(context);
  expect((await suspend(person.user_id, { reason: 'no' })).statusCode).toBe(400);
  expect((await suspend(admin.user_id)).json()).toMatchObject({ code: 'conflict' });
  expect((await suspend('00000000-0000-7000-8000-000000000000')).statusCode).toBe(404);
});
