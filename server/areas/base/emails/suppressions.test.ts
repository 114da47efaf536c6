import { expect, it } from 'vitest';
import { signInLinkMail } from '#server/areas/accounts/links/mails/sign-in-link-mail.ts';
import { welcomeBusinessMail } from '#server/areas/accounts/links/mails/welcome-business-mail.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { callerOf } from '#test/support/calls.ts';
import { linkIn, waitForMail } from '#test/support/mailbox.ts';
import { newEmail, newPerson, PASSWORD_OF_EVERYONE, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin' });
const adminHeaders = await signInAs(context, admin);
const reason = 'They told us the mailbox works again.';

async function suppress(address: string, cause: 'bounce' | 'complaint' = 'bounce'): Promise<string> {
  const [id, event] = [newId(), newId()];
  await db
    .insertInto('email_events')
    .values({ id: event, template: 'welcome-business', recipient: address, subject: 'x', status: 'bounced' })
    .execute();
  const created_at = context.now().toISOString();
  await db
    .insertInto('email_suppressions')
    .values({ id, address, cause, email_event_id: event, created_at })
    .execute();
  return id;
}

const causesOf = async (address: string) =>
  (await db.selectFrom('email_suppressions').select('cause').where('address', '=', address).execute()).map(
    ({ cause }) => cause,
  );

async function linkMailedTo(email: string, path: string): Promise<string> {
  const mails = await waitForMail(db, email);
  return (
    new URL(linkIn(mails.at(-1)?.html ?? '', `http://localhost:3000${path}`)).searchParams.get('token') ?? ''
  );
}

it('an admin sees at the account and at the email why it is stopped, and sends again with a logged reason', async () => {
  const person = await newPerson(context, { role: 'business' });
  const id = await suppress(person.email);
  const shown = (await call(`GET /api/admin/users/${person.user_id}`, { headers: adminHeaders })).json();
  expect(shown.email_suppression).toMatchObject({ id, cause: 'bounce' });
  const event = await db
    .selectFrom('email_events')
    .select('id')
    .where('recipient', '=', person.email)
    .executeTakeFirstOrThrow();
  const email = (await call(`GET /api/admin/email-events/${event.id}`, { headers: adminHeaders })).json();
  expect(email.suppression).toMatchObject({ id });
  const path = `POST /api/admin/email-suppressions/${id}/removal` as const;
  expect((await call(path, { headers: adminHeaders, payload: { reason: 'short' } })).statusCode).toBe(400);
  const answers = await Promise.all(
    [1, 2].map(() => call(path, { headers: adminHeaders, payload: { reason } })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  expect(await causesOf(person.email)).toEqual([]);
  const logged = await db
    .selectFrom('audit_log')
    .select(['action', 'subject_type', 'reason'])
    .where('subject_id', '=', person.user_id)
    .where('action', '=', 'allow_email')
    .execute();
  expect(logged).toEqual([{ action: 'allow_email', subject_type: 'account', reason }]);
  await inTransaction(db, (tx) => queueMail(context, tx, welcomeBusinessMail, person.email, {}));
  expect(await waitForMail(db, person.email)).toHaveLength(1);
});

it('names the email in the log where no account has the address', async () => {
  const email = newEmail();
  const id = await suppress(email, 'complaint');
  await call(`POST /api/admin/email-suppressions/${id}/removal`, {
    headers: adminHeaders,
    payload: { reason },
  });
  const event = await db
    .selectFrom('email_events')
    .select('id')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  const logged = await db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', event.id)
    .execute();
  expect(logged).toEqual([{ action: 'allow_email' }]);
});

it('a person sees the problem on every page, requests a link, and gets email again after confirming', async () => {
  const person = await newPerson(context, { role: 'creator' });
  const headers = await signInAs(context, person);
  expect((await call('GET /api/me', { headers })).json()).not.toHaveProperty('email_suppression');
  expect((await call('POST /api/me/email-checks', { headers })).statusCode).toBe(409);
  await suppress(person.email, 'complaint');
  expect((await call('GET /api/me', { headers })).json()).toMatchObject({ email_suppression: 'complaint' });
  expect((await call('POST /api/me/email-checks', { headers })).statusCode).toBe(202);
  expect((await call('POST /api/me/email-checks', { headers })).statusCode).toBe(429);
  const token = await linkMailedTo(person.email, '/auth/email-check');
  const forged = { token: `${token.slice(0, -3)}AAA` };
  expect((await call('POST /api/auth/email-checks', { payload: forged })).statusCode).toBe(404);
  expect(await causesOf(person.email)).toEqual(['complaint']);
  for (const _ of [1, 2]) {
    expect((await call('POST /api/auth/email-checks', { payload: { token } })).statusCode).toBe(200);
  }
  expect(await causesOf(person.email)).toEqual([]);
  await suppress(person.email);
  await call('POST /api/auth/email-checks', { payload: { token } });
  expect(await causesOf(person.email)).toEqual(['bounce']);
});

it.each([
  ['bounce', []],
  ['complaint', ['complaint']],
] as const)('signing in by a link after a %s leaves %j', async (cause, left) => {
  const person = await newPerson(context);
  await suppress(person.email, cause);
  await inTransaction(db, (tx) =>
    queueMail(context, tx, signInLinkMail, person.email, { user_id: person.user_id }),
  );
  const token = await linkMailedTo(person.email, '/auth/link');
  expect((await call('POST /api/auth/link-sessions', { payload: { token } })).statusCode).toBe(201);
  expect(await causesOf(person.email)).toEqual(left);
});

it('changing the address ends the suppression', async () => {
  const person = await newPerson(context, { role: 'business' });
  const headers = await signInAs(context, person);
  const new_email = newEmail('new');
  await suppress(person.email);
  await suppress(new_email, 'complaint');
  const payload = { new_email, password: PASSWORD_OF_EVERYONE };
  expect((await call('POST /api/me/email-changes', { headers, payload })).statusCode).toBe(202);
  for (const email of [person.email, new_email]) {
    const token = await linkMailedTo(email, '/auth/email-change');
    const answer = await call('POST /api/auth/email-change-confirmations', { headers, payload: { token } });
    expect(answer.statusCode).toBe(200);
  }
  expect(await causesOf(person.email)).toEqual([]);
  expect(await causesOf(new_email)).toEqual([]);
  expect((await call('GET /api/me', { headers })).json()).not.toHaveProperty('email_suppression');
});
