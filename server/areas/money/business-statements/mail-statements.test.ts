import { expect, it } from 'vitest';
import { newYorkInstant } from '#domain/format/new-york-dates.ts';
import { mailDigests } from '#server/flows/mail-digests/mail-digests.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPayer, type Payer, payIn } from '#test/support/fundings.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newManager, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { mailStatements } from './jobs/mail-statements.ts';

let now = new Date();
const { app, context } = await testApp({ adapt: () => ({ now: () => now }) });
const call = callerOf(app);
const { db } = context;

/** An owner who pays at this moment. */
async function newPayment(at: string): Promise<Payer> {
  now = new Date(at);
  const payer = await newPayer(context, { payout_cents: 10_000, slots: 1 });
  await payIn(context, payer);
  return payer;
}

async function runAt(moment: Date): Promise<void> {
  now = moment;
  await mailStatements.run(context, {});
}

const firstOf = (month: string) => newYorkInstant(`${month}-01`, 7);

const templatesTo = async (email: string) =>
  (
    await db
      .selectFrom('email_events')
      .select('template')
      .where('recipient', '=', email)
      .where('template', 'in', ['statement-ready', 'digest'])
      .orderBy('id')
      .execute()
  ).map(({ template }) => template);

async function statementMails(email: string) {
  const mails = await waitForMail(db, email);
  return mails.filter(({ subject }) => subject.includes('statement'));
}

it('emails the owner once about a month with payments, however often and at once it runs', async () => {
  const payer = await newPayment('2033-06-15T16:00:00.000Z');
  const manager = await newManager(context, payer.business_id);
  await Promise.all(Array.from({ length: 20 }, () => runAt(firstOf('2033-07'))));
  await runAt(newYorkInstant('2033-07-03', 7));
  expect(await templatesTo(payer.owner.email)).toEqual(['statement-ready']);
  expect(await templatesTo(manager.email)).toEqual([]);
  const notices = db.selectFrom('statement_notices').selectAll().where('business_id', '=', payer.business_id);
  expect((await notices.execute()).map(({ month }) => month)).toEqual(['2033-06']);
  await expect.poll(async () => (await statementMails(payer.owner.email)).length).toBe(1);
  const [mail] = await statementMails(payer.owner.email);
  expect(mail?.subject).toBe('Your June 2033 statement is ready');
  expect(mail?.text).toContain(
    `${context.config.app_url}/business/statements?period=2033-06&business=${payer.business_id}`,
  );
  expect(mail?.text).not.toContain('period=2033&');
  expect(mail?.text).toContain('email is on for “Monthly statements”');
  await runAt(firstOf('2033-08'));
  expect(await templatesTo(payer.owner.email), 'no payments in July').toHaveLength(1);
});

it.each([
  ['the first moment of April, in summer time', '2034-04-01T04:00:00.000Z', '2034-04', '2034-05', '2034-04'],
  ['the last moment of March', '2034-04-01T03:59:59.999Z', '2034-04', '2034-04', '2034-03'],
  [
    'the last moment of November, in winter time',
    '2034-12-01T04:59:59.999Z',
    '2034-12',
    '2034-12',
    '2034-11',
  ],
  ['the first moment of December', '2034-12-01T05:00:00.000Z', '2034-12', '2035-01', '2034-12'],
])('counts %s in the month New York counts it', async (_, at, first, told, month) => {
  const payer = await newPayment(at);

  if (first !== told) {
    await runAt(firstOf(first));
    expect(await templatesTo(payer.owner.email)).toEqual([]);
  }
  await runAt(firstOf(told));
  const notices = db
    .selectFrom('statement_notices')
    .select('month')
    .where('business_id', '=', payer.business_id);
  expect(await notices.execute()).toEqual([{ month }]);
});

it('is still about the month before while the new month has begun in UTC alone', async () => {
  const payer = await newPayment('2033-09-20T16:00:00.000Z');

  await runAt(new Date('2033-10-01T03:59:00.000Z'));
  expect(await templatesTo(payer.owner.email)).toEqual([]);
  await runAt(new Date('2033-10-01T04:00:00.000Z'));
  expect(await templatesTo(payer.owner.email)).toEqual(['statement-ready']);
});

it('names the statement of the year in January', async () => {
  const payer = await newPayment('2035-12-20T16:00:00.000Z');

  await runAt(firstOf('2036-01'));
  await expect.poll(async () => (await statementMails(payer.owner.email)).length).toBe(1);
  const [mail] = await statementMails(payer.owner.email);
  expect(mail?.subject).toBe('Your December 2035 statement is ready');
  expect(mail?.text).toContain('Your statement for all of 2035');
  expect(mail?.text).toContain(`/business/statements?period=2035&business=${payer.business_id}`);
});

it('leaves out owners who are suspended or gone, and those who turned it off', async () => {
  const at = '2032-11-10T16:00:00.000Z';
  const suspended = await newPayment(at);
  const deleted = await newPayment(at);
  const former = await newPayment(at);
  const off = await newPayment(at);
  for (const [{ owner }, account_status] of [
    [suspended, 'suspended'],
    [deleted, 'deleted'],
  ] as const) {
    await db.updateTable('profiles').set({ account_status }).where('user_id', '=', owner.user_id).execute();
  }
  await db.deleteFrom('business_members').where('business_id', '=', former.business_id).execute();
  now = firstOf('2032-12');
  const headers = await signInAs(context, off.owner);
  const payload = { kind: 'statement_ready', in_app: true, email: false };
  expect((await call('PUT /api/me/notification-preferences', { headers, payload })).statusCode).toBe(200);
  await runAt(now);
  for (const { owner } of [suspended, deleted, former, off])
    expect(await templatesTo(owner.email)).toEqual([]);
  const { notifications } = (await call('GET /api/notifications', { headers })).json();
  expect(notifications[0]).toMatchObject({ title: 'Your November 2032 statement is ready' });
});

it('is part of the daily email of the same morning, with a link that opens in its business', async () => {
  const payer = await newPayment('2036-04-10T16:00:00.000Z');

  now = firstOf('2036-05');
  const headers = await signInAs(context, payer.owner);
  await call('PUT /api/me/email-timing', { headers, payload: { email_timing: 'daily' } });
  await runAt(now);
  expect(await templatesTo(payer.owner.email)).toEqual([]);
  now = newYorkInstant('2036-05-01', 8);
  await mailDigests.run(context, {});
  expect(await templatesTo(payer.owner.email)).toEqual(['digest']);
  await expect
    .poll(async () => (await waitForMail(db, payer.owner.email)).map(({ text }) => text).join('\n'))
    .toContain(`/business/statements?period=2036-04&business=${payer.business_id}`);
});

it('is scheduled for 7 a.m. in New York at the start of a month, before the daily emails', () => {
  expect(mailStatements.cron).toBe('*/15 7 1-3 * *');
});
