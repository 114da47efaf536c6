import { expect, it } from 'vitest';
import { newYorkInstant } from '#domain/format/new-york-dates.ts';
import { mailDigests } from '#server/flows/mail-digests/mail-digests.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { feesHeldOf, heldOf, PROVIDER_CLEARING, refundsDueOf } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPayer, type Payer, payIn } from '#test/support/fundings.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { newManager, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { testContext } from '#test/support/test-context.ts';
import { mailStatements } from './jobs/mail-statements.ts';

// It posts transfers without payments, which would disturb whoever checks the whole ledger.
const own = await withOwnLedger(await testContext());
let now = new Date();
const { app, context } = await testApp({ adapt: () => ({ ...own, now: () => now }) });
const call = callerOf(app);
const { db } = context;

/** An owner who paid long before the months of these tests. */
async function newPaidPayer(): Promise<Payer> {
  now = new Date('2035-06-10T16:00:00.000Z');
  const payer = await newPayer(context, { payout_cents: 10_000, slots: 1 });
  await payIn(context, payer);
  return payer;
}

async function moveMoney(
  { business_id, campaign_id }: Payer,
  at: string,
  kind: 'paid_in' | 'refund_due' = 'paid_in',
) {
  const id = newId();
  const [held, fees, due] = [heldOf(campaign_id), feesHeldOf(campaign_id), refundsDueOf(business_id)];
  const transfers = {
    paid_in: [
      { from: PROVIDER_CLEARING, to: held, amount_cents: 5_000 },
      { from: PROVIDER_CLEARING, to: fees, amount_cents: 500 },
    ],
    refund_due: [{ from: held, to: due, amount_cents: 100 }],
  }[kind];
  const event = { event_key: `test:${id}`, kind, campaign_id, subject_id: id, transfers };
  await inTransaction(db, (tx) => postTransfers(tx, event, new Date(at)));
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
  const payer = await newPaidPayer();
  const manager = await newManager(context, payer.business_id);
  await moveMoney(payer, '2036-06-15T16:00:00.000Z');
  await Promise.all(Array.from({ length: 20 }, () => runAt(firstOf('2036-07'))));
  await runAt(newYorkInstant('2036-07-03', 7));
  expect(await templatesTo(payer.owner.email)).toEqual(['statement-ready']);
  expect(await templatesTo(manager.email)).toEqual([]);
  const notices = db.selectFrom('statement_notices').selectAll().where('business_id', '=', payer.business_id);
  expect((await notices.execute()).map(({ month }) => month)).toEqual(['2036-06']);
  await expect.poll(async () => (await statementMails(payer.owner.email)).length).toBe(1);
  const [mail] = await statementMails(payer.owner.email);
  expect(mail?.subject).toBe('Your June 2036 statement is ready');
  expect(mail?.text).toContain(
    `${context.config.app_url}/business/statements?period=2036-06&business=${payer.business_id}`,
  );
  expect(mail?.text).not.toContain('period=2036&');
  expect(mail?.text).toContain('email is on for “Monthly statements”');
  await runAt(firstOf('2036-08'));
  expect(await templatesTo(payer.owner.email), 'no payments in July').toHaveLength(1);
});

it.each([
  ['the first moment of April, in summer time', '2037-04-01T04:00:00.000Z', '2037-04', '2037-05', '2037-04'],
  ['the last moment of March', '2037-04-01T03:59:59.999Z', '2037-04', '2037-04', '2037-03'],
  [
    'the last moment of November, in winter time',
    '2037-12-01T04:59:59.999Z',
    '2037-12',
    '2037-12',
    '2037-11',
  ],
  ['the first moment of December', '2037-12-01T05:00:00.000Z', '2037-12', '2038-01', '2037-12'],
])('counts %s in the month New York counts it', async (_, at, first, told, month) => {
  const payer = await newPaidPayer();
  await moveMoney(payer, at);
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
  const payer = await newPaidPayer();
  await moveMoney(payer, '2036-09-20T16:00:00.000Z');
  await runAt(new Date('2036-10-01T03:59:00.000Z'));
  expect(await templatesTo(payer.owner.email)).toEqual([]);
  await runAt(new Date('2036-10-01T04:00:00.000Z'));
  expect(await templatesTo(payer.owner.email)).toEqual(['statement-ready']);
});

it('names the statement of the year in January', async () => {
  const payer = await newPaidPayer();
  await moveMoney(payer, '2038-12-20T16:00:00.000Z');
  await runAt(firstOf('2039-01'));
  await expect.poll(async () => (await statementMails(payer.owner.email)).length).toBe(1);
  const [mail] = await statementMails(payer.owner.email);
  expect(mail?.subject).toBe('Your December 2038 statement is ready');
  expect(mail?.text).toContain('Your statement for all of 2038');
  expect(mail?.text).toContain(`/business/statements?period=2038&business=${payer.business_id}`);
});

it('says nothing after a month in which no line of a statement was added', async () => {
  const payer = await newPaidPayer();
  await moveMoney(payer, '2036-02-10T16:00:00.000Z', 'refund_due');
  await runAt(firstOf('2036-03'));
  expect(await templatesTo(payer.owner.email)).toEqual([]);
});

it('leaves out owners who are suspended or gone, and those who turned it off', async () => {
  const [suspended, deleted, former, off] = [
    await newPaidPayer(),
    await newPaidPayer(),
    await newPaidPayer(),
    await newPaidPayer(),
  ];
  for (const payer of [suspended, deleted, former, off]) await moveMoney(payer, '2036-11-10T16:00:00.000Z');
  for (const [{ owner }, account_status] of [
    [suspended, 'suspended'],
    [deleted, 'deleted'],
  ] as const) {
    await db.updateTable('profiles').set({ account_status }).where('user_id', '=', owner.user_id).execute();
  }
  await db.deleteFrom('business_members').where('business_id', '=', former.business_id).execute();
  now = firstOf('2036-12');
  const headers = await signInAs(context, off.owner);
  const payload = { kind: 'statement_ready', in_app: true, email: false };
  expect((await call('PUT /api/me/notification-preferences', { headers, payload })).statusCode).toBe(200);
  await runAt(now);
  for (const { owner } of [suspended, deleted, former, off])
    expect(await templatesTo(owner.email)).toEqual([]);
  const { notifications } = (await call('GET /api/notifications', { headers })).json();
  expect(notifications[0]).toMatchObject({ title: 'Your November 2036 statement is ready' });
});

it('is part of the daily email of the same morning, with a link that opens in its business', async () => {
  const payer = await newPaidPayer();
  await moveMoney(payer, '2039-04-10T16:00:00.000Z');
  now = firstOf('2039-05');
  const headers = await signInAs(context, payer.owner);
  await call('PUT /api/me/email-timing', { headers, payload: { email_timing: 'daily' } });
  await runAt(now);
  expect(await templatesTo(payer.owner.email)).toEqual([]);
  now = newYorkInstant('2039-05-01', 8);
  await mailDigests.run(context, {});
  expect(await templatesTo(payer.owner.email)).toEqual(['digest']);
  await expect
    .poll(async () => (await waitForMail(db, payer.owner.email)).map(({ text }) => text).join('\n'))
    .toContain(`/business/statements?period=2039-04&business=${payer.business_id}`);
});

it('is scheduled for 7 a.m. in New York at the start of a month, before the daily emails', () => {
  expect(mailStatements.cron).toBe('*/15 7 1-3 * *');
});
