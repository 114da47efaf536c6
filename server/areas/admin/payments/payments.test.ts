import { expect, it } from 'vitest';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { disputeHands, newDecider } from '#test/support/disputes.ts';
import { testApp } from '#test/support/test-app.ts';
import { until } from '#test/support/until.ts';
import { newWork, type Work } from '#test/support/work.ts';
import { paymentNumber, readPaymentNumber } from './queries/payment-number.ts';

const { app, context } = await testApp();
const { db } = context;
const { ask, opened, say, decide, accept } = disputeHands(app);
const admin = await newDecider(context);

const get = async (path: string) => (await ask(admin, `GET /api/admin/${path}`)).json();
const numberOf = ({ collaboration_id }: Work) => paymentNumber(collaboration_id);
const paidRefundOf = ({ collaboration_id }: Work) =>
  db
    .selectFrom('refunds')
    .select('id')
    .where('refund_key', '=', `work:${collaboration_id}`)
    .where('status', '=', 'paid')
    .executeTakeFirst();
const find = (work: Work) => get(`payments?search=${numberOf(work)}`);

it('lists what was paid in for each creator, and finds it by number, business and creator [ADMIN-07]', async () => {
  const work = await newWork(context);
  expect((await find(work)).payments).toMatchObject([
    { id: work.collaboration_id, number: numberOf(work), payout_cents: 30_000, state: 'held' },
  ]);
  const ids = async (path: string) =>
    (await get(path)).payments.map((row: { id: string }) => row.id) as string[];
  const { business_id } = work.payer;
  await db
    .updateTable('businesses')
    .set({ business_name: 'Zephyr Rolls' })
    .where('id', '=', business_id)
    .execute();
  expect(await ids('payments?search=zephyr')).toEqual([work.collaboration_id]);
  expect(await ids('payments?search=zephyr&state=open&days=7')).toEqual([work.collaboration_id]);
  expect(await ids('payments?search=zephyr&state=released')).toEqual([]);
  expect(await ids('payments?search=nobody-is-called-this')).toEqual([]);
});

it('pages by cursor without a gap', async () => {
  await Promise.all([newWork(context), newWork(context)]);
  const all: string[] = [];
  let cursor = '';
  for (let page = 0; page < 60 && cursor !== null; page += 1) {
    const part = await get(`payments?limit=20${cursor ? `&cursor=${cursor}` : ''}`);
    all.push(...part.payments.map((row: { id: string }) => row.id));
    cursor = part.next_cursor;
  }
  const { count } = await db
    .selectFrom('collaborations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(Number(count));
});

it('tells of one spot where every cent is, before and after a split [ADMIN-07]', async () => {
  const work = await newWork(context);
  const path = `payments/${work.collaboration_id}`;
  const before = await get(path);
  expect(before).toMatchObject({
    money: { paid_in_cents: 33_000, held_cents: 30_000, fees_held_cents: 3_000, released_cents: 0 },
    cancel_refusal: null,
  });
  const { id } = await opened(work);
  expect(await get(path)).toMatchObject({ state: 'disputed', dispute_id: id });
  await say(work.maker.headers, id, 'answer');
  await decide(admin, id, { outcome: 'split', creator_cents: 10_000 });
  await accept(work.shop, id);
  await accept(work.maker.headers, id);
  const after = await get(path);
  expect(after).toMatchObject({
    state: 'released',
    money: { held_cents: 0, fees_held_cents: 0, released_cents: 11_000, refunded_cents: 22_000 },
  });
  expect(after.cancel_refusal).toBe('The work is over.');
});

it('ends work as an admin with a reason, and the spot goes back', async () => {
  const work = await newWork(context);
  const route = `POST /api/collaborations/${work.collaboration_id}/cancellation`;
  const note = 'The shop closed for good last week.';
  expect((await ask(admin, route, { reason: 'by_admin', note })).statusCode).toBe(200);
  expect(await get(`payments/${work.collaboration_id}`)).toMatchObject({
    state: 'refunded',
    money: { held_cents: 0, refunded_cents: 33_000 },
  });
  expect((await get('payments?state=refunded')).payments[0].id).toBe(work.collaboration_id);
});

it('says what is held and what needs a person, and sends a failed refund again once', async () => {
  const work = await newWork(context);
  const note = 'The shop closed for good last week.';
  const route = `POST /api/collaborations/${work.collaboration_id}/cancellation`;
  await ask(admin, route, { reason: 'by_admin', note });
  const refund = await until(() => paidRefundOf(work));
  await db
    .updateTable('refunds')
    .set({ status: 'failed', failure: 'The card is closed', paid_at: null })
    .where('id', '=', refund.id)
    .execute();
  expect((await get('payment-summary')).attention.failed_refunds).toBeGreaterThan(0);
  const { waiting } = await get('overview?days=7');
  expect(waiting.map(({ kind }: { kind: string }) => kind)).toContain('refunds');
  const listed = (await get('payment-attention')).failed_refunds;
  expect(listed.map((row: { id: string }) => row.id)).toContain(refund.id);
  const retry = (headers = admin) =>
    ask(headers, `POST /api/admin/refunds/${refund.id}/retry`, { reason: 'The bank opened it again.' });
  expect((await retry(work.shop)).statusCode).toBe(403);
  expect((await retry()).statusCode).toBe(200);
  // The provider had already paid it. Repeated under the same id, it is still paid only once.
  await until(() => paidRefundOf(work));
  expect((await retry()).statusCode).toBe(409);
  expect((await checkLedger(db)).faults).toEqual([]);
});

it('reads a number as it is said', () => {
  expect([
    readPaymentNumber('PAY-1A2B3C4D'),
    readPaymentNumber('1a2b3c4d'),
    readPaymentNumber('Crumb'),
  ]).toEqual(['1a2b3c4d', '1a2b3c4d', null]);
});
