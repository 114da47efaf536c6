import { expect, it } from 'vitest';
import { signInLinkMail } from '#server/areas/accounts/links/mails/sign-in-link-mail.ts';
import { waitlistMail } from '#server/areas/accounts/waitlist/mails/waitlist-mail.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { callerOf } from '#test/support/calls.ts';
import { layDeadLetter } from '#test/support/dead-letters.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin' });
const headers = await signInAs(context, admin);
const reason = 'Their mail server was away over night.';
const FACTS = { entry_id: newId(), city_name: 'Miami' };

/** A mail that failed every attempt a while ago. */
async function failedMail(recipient: string, { isKept = true } = {}): Promise<string> {
  const id = newId();
  const event = { id, template: waitlistMail.name, recipient, subject: 'Miami is open' };
  await db
    .insertInto('email_events')
    .values({ ...event, status: 'failed', attempts: 7, last_error: '451 try again later' })
    .execute();
  const payload = { email_event_id: id, facts: FACTS };
  if (isKept) await layDeadLetter(context, { job: sendMail.name, payload, failure: '451 try again later' });
  return id;
}

const list = async (query: string) =>
  (await call(`GET /api/admin/email-events?${query}`, { headers })).json();
const resend = (id: string) =>
  call(`POST /api/admin/email-events/${id}/resend`, { headers, payload: { reason } });

it('lists mails by the beginning of an address, how they stand and which mail they are [ADMIN-09]', async () => {
  const word = `peony${Date.now()}`;
  const id = await failedMail(`${word}.one@Example.com`);
  await db
    .insertInto('email_events')
    .values({
      id: newId(),
      template: 'verify-email',
      recipient: `${word}.two@example.com`,
      subject: 'Open it',
      status: 'sent',
    })
    .execute();
  expect((await list(`search=${word.toUpperCase()}`)).emails).toHaveLength(2);
  const failed = await list(`search=${word}&status=failed`);
  expect(failed.emails).toMatchObject([{ id, status: 'failed', subject: 'Miami is open' }]);
  expect((await list(`search=${word}&template=verify-email`)).emails).toHaveLength(1);
  expect((await list(`search=${word}&template=weather`)).emails).toEqual([]);
  expect(failed.templates).toContain('verify-email');
});

it('goes on without a gap among mails of the same moment', async () => {
  const word = `gap${Date.now()}`;
  const created_at = context.now().toISOString();
  const rows = Array.from({ length: 7 }, (_, at) => ({
    id: newId(),
    template: 'verify-email',
    recipient: `${word}.${at}@example.com`,
    subject: 'Open it',
    status: 'sent' as const,
    created_at,
  }));
  await db.insertInto('email_events').values(rows).execute();
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { emails: { id: string }[]; next_cursor: string | null } = await list(
      `search=${word}&limit=3&cursor=${cursor}`,
    );
    seen.push(...page.emails.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect(seen.sort()).toEqual(rows.map(({ id }) => id).sort());
});

it('never shows the link of a mail that lets somebody in', async () => {
  const person = await newPerson(context, { role: 'business' });
  await inTransaction(db, (tx) =>
    queueMail(context, tx, signInLinkMail, person.email, { user_id: person.user_id }),
  );
  const [mail] = await waitForMail(db, person.email);
  const token = mail?.text.match(/token=([\w.~-]+)/)?.[1] ?? 'no token';
  const { emails } = await list(`search=${person.email}`);
  const shown = JSON.stringify([
    emails,
    (await call(`GET /api/admin/email-events/${emails[0].id}`, { headers })).json(),
  ]);
  expect(mail?.text).toContain(token);
  expect(shown).not.toContain(token);
  expect(shown).not.toContain('http');
});

it('sends a failed mail again, once however often it is pressed', async () => {
  const recipient = `again-${Date.now()}@example.com`;
  const id = await failedMail(recipient);
  expect((await call(`GET /api/admin/email-events/${id}`, { headers })).json()).toMatchObject({
    status: 'failed',
    attempts: 7,
    failure: '451 try again later',
    can_resend: true,
  });
  const answers = await Promise.all([resend(id), resend(id), resend(id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await waitForMail(db, recipient)).toHaveLength(1);
  const log = await db
    .selectFrom('audit_log')
    .where('viewed_hour', 'is', null)
    .select(['action', 'reason'])
    .where('subject_id', '=', id)
    .execute();
  expect(log).toEqual([{ action: 'resend_email', reason }]);
});

it('leaves alone what did not fail, failed too long ago, or is not there', async () => {
  const old = await failedMail(`old-${Date.now()}@example.com`, { isKept: false });
  expect((await resend(old)).json()).toMatchObject({ code: 'conflict' });
  const shown = (await call(`GET /api/admin/email-events/${old}`, { headers })).json();
  expect(shown).toMatchObject({ status: 'failed', can_resend: false });
  expect((await resend(newId())).statusCode).toBe(404);
  expect((await call(`GET /api/admin/email-events/${newId()}`, { headers })).statusCode).toBe(404);
});
