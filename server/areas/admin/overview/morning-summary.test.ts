import { expect, it } from 'vitest';
import { WAITING_KINDS } from '#domain/admin/overview.ts';
import { WAITING_TITLES } from '#domain/admin/waiting.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newApplicant } from '#test/support/applicants.ts';
import { callerOf } from '#test/support/calls.ts';
import { layDeadLetter } from '#test/support/dead-letters.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { mailMorningSummary } from './jobs/mail-morning-summary.ts';
import { morningSummaryMail } from './mails/morning-summary-mail.ts';

/** 9 a.m. in New York: in summer, a day later, and in winter. */
const MORNINGS = ['2026-06-10T13:00:00Z', '2026-06-11T13:00:00Z', '2026-12-10T14:00:00Z'];
let now = new Date(MORNINGS[0] ?? '');
const { app, context } = await testApp({ adapt: () => ({ now: () => now }) });
const { db } = context;
const call = callerOf(app);

async function runAt(moment: string): Promise<void> {
  now = new Date(moment);
  await mailMorningSummary.run(context, {});
}

const summariesTo = async (email: string) =>
  (
    await db
      .selectFrom('email_events')
      .select('id')
      .where('recipient', '=', email)
      .where('template', '=', 'morning-summary')
      .execute()
  ).length;

it('sends each admin exactly one email a morning, however often and at once it runs, naming every queue as the overview does', async () => {
  await newApplicant(context);
  const event = { id: newId(), template: 'welcome-creator', recipient: 'gone@example.com', subject: 'Hi' };
  await db
    .insertInto('email_events')
    .values({ ...event, status: 'bounced', created_at: now.toISOString() })
    .execute();
  await layDeadLetter(context, { job: 'send-mail', payload: {}, failure: 'no' });
  const admin = await newPerson(context, { role: 'admin' });
  const [first = '', second = '', winter = ''] = MORNINGS;
  await Promise.all([runAt(first), runAt(first), runAt('2026-06-10T13:20:00Z')]);
  expect(await summariesTo(admin.email)).toBe(1);
  const [mail] = await waitForMail(db, admin.email);
  expect(mail?.subject).toMatch(/^[\d,]+ things need you/);
  for (const words of [/Applicants to decide: \d/, /Undelivered emails: \d/, /Failed jobs: \d/]) {
    expect(mail?.text).toMatch(words);
  }
  const headers = await signInAs(context, admin);
  const { waiting } = (await call('GET /api/admin/overview?days=7', { headers })).json();
  const named = waiting.map(({ kind }: { kind: string }) => kind);
  expect(mail?.text?.match(/: [\d,]+$/gm)?.length).toBe(named.length);
  await runAt(second);
  expect(await summariesTo(admin.email)).toBe(2);
  await runAt(winter);
  expect(await summariesTo(admin.email)).toBe(3);
});

it('goes to admins who want it, and to nobody else', async () => {
  const [admin, owner, suspended] = [
    await newPerson(context, { role: 'admin' }),
    await newPerson(context, { role: 'business' }),
    await newPerson(context, { role: 'admin', account_status: 'suspended' }),
  ];
  const headers = await signInAs(context, admin);
  const payload = { kind: 'morning_summary', in_app: true, email: false };
  expect((await call('PUT /api/me/notification-preferences', { headers, payload })).statusCode).toBe(200);
  await newApplicant(context);
  await runAt('2026-06-14T13:00:00Z');
  for (const { email } of [admin, owner, suspended]) expect(await summariesTo(email)).toBe(0);
});

it('is scheduled for 9 a.m.; the queue follows the clock of New York', () => {
  expect(mailMorningSummary.cron).toBe('0 9 * * *');
});

it('has a name for every queue of an admin, and leaves none out of the email', async () => {
  const facts = {
    waiting: WAITING_KINDS.map((kind, place) => ({ kind, count: place + 1 })),
    applicants: { overdue: 0, due_soon: 0 },
  };
  const { letter } = await morningSummaryMail.compose(facts, context, '');
  const words = letter.parts.map((part) => part.words).join('\n');
  for (const [place, kind] of WAITING_KINDS.entries()) {
    expect(words).toContain(`${WAITING_TITLES[kind]}: ${place + 1}`);
  }
});
