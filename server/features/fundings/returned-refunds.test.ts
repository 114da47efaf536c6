import { describe, expect, it } from 'vitest';
import type { PaymentAttention } from '#contract/admin-payments.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { checkLedger } from '#server/ledger/check-ledger.ts';
import { PaymentFailure } from '#server/payments/payment-failure.ts';
import type { RefundOrder } from '#server/payments/payment-provider.ts';
import { openSandboxChargeback } from '#server/payments/sandbox-chargebacks.ts';
import { answerSandboxCheckout } from '#server/payments/sandbox-checkouts.ts';
import { returnSandboxRefund } from '#server/payments/sandbox-refunds.ts';
import { newDecider } from '#test/support/disputes.ts';
import { callerOf } from '#test/support/doors.ts';
import { deliver, messagesAbout, newPayer, type Payer, payIn } from '#test/support/fundings.ts';
import { testApp } from '#test/support/test-app.ts';
import { until } from '#test/support/until.ts';
import { applyChargeback } from '../chargebacks/apply-chargeback.ts';
import { compareWithProvider } from '../ledger-checks/compare-with-provider.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { refundUnallocated } from './refund-unallocated.ts';
import { tellProvider } from './send-refund.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);
const admin = await newDecider(context);
/** The steps are done by hand here, each when its turn is. */
const quiet = { ...context, queue: { ...context.queue, enqueue: async () => undefined } };

/** What it asks for happens, and the answer is lost. */
const deaf = {
  ...quiet,
  payments: {
    ...context.payments,
    refund: async (order: RefundOrder) => {
      await context.payments.refund(order);
      throw new PaymentFailure('away', 'The line broke.');
    },
  },
};

interface Refunded {
  payer: Payer;
  funding_id: string;
  id: string;
}

async function owed(): Promise<Refunded> {
  const payer = await newPayer(context);
  const funding_id = await payIn(context, payer);
  const { campaign_id } = payer;
  await inTransaction(db, (tx) => refundUnallocated(tx, quiet, { campaign_id, reason: 'cancelled' }));
  const { id } = await db
    .selectFrom('refunds')
    .select('id')
    .where('campaign_id', '=', campaign_id)
    .executeTakeFirstOrThrow();
  return { payer, funding_id, id };
}

/** The latest try of the provider under our id. */
const theirs = (id: string) =>
  db
    .selectFrom('sandbox_refunds')
    .select(['id', 'status'])
    .where('our_id', '=', id)
    .orderBy('round', 'desc')
    .executeTakeFirstOrThrow();

async function sendBack(id: string): Promise<void> {
  await returnSandboxRefund.run(context, { id: (await theirs(id)).id });
}

const ours = (id: string) =>
  db.selectFrom('refunds').select(['status', 'failure']).where('id', '=', id).executeTakeFirstOrThrow();

async function dueTo({ business_id }: Payer): Promise<number> {
  const account = await db
    .selectFrom('ledger_accounts')
    .select('balance_cents')
    .where('account', '=', `business:${business_id}:refunds_due`)
    .executeTakeFirst();
  return Number(account?.balance_cents ?? 0);
}

/** What the provider wrote of a refund, by what it says. */
async function tell(id: string, words: readonly ('paid' | 'failed')[]): Promise<void> {
  const bodies = await messagesAbout(context, [id]);
  for (const word of words) {
    const body = bodies.find((one) => one.includes(`"refund.${word}"`)) ?? '';
    // Each arrives as a message of its own, as one that a provider repeats under another number.
    const again = JSON.stringify({ ...JSON.parse(body), id: `evt_${crypto.randomUUID()}` });
    expect((await deliver(app, context, again)).statusCode).toBe(200);
  }
}

const noticesOf = (userId: string, id: string) =>
  db
    .selectFrom('notices')
    .select(['title', 'body'])
    .where('user_id', '=', userId)
    .where('notice_key', 'like', `refund-returned:${id}:%`)
    .execute();

const attentionTo = async (id: string) => {
  const { failed_refunds } = (
    await call('GET /api/admin/payment-attention', { headers: admin })
  ).json() as PaymentAttention;
  return failed_refunds.find((one) => one.id === id);
};

const retry = (id: string) =>
  call(`POST /api/admin/refunds/${id}/retry`, {
    headers: admin,
    payload: { reason: 'The business opened another account.' },
  });

describe('a refund that the bank sends back', () => {
  it.each([
    ['paid', ['failed']],
    ['paid', ['paid', 'failed', 'failed']],
    ['paid', ['failed', 'paid']],
    ['paid', ['failed', 'failed', 'paid', 'paid', 'failed']],
    ['sent', ['failed', 'paid', 'failed']],
    ['sent', ['paid', 'failed', 'paid']],
  ] as const)('is owed again, from %s and told as %j', async (from, words) => {
    const { payer, id } = await owed();
    await tellProvider(from === 'sent' ? deaf : quiet, id);
    expect((await ours(id)).status).toBe(from);
    await sendBack(id);
    await tell(id, words);
    expect(await ours(id)).toEqual({ status: 'failed', failure: expect.stringContaining('card is closed') });
    expect(await dueTo(payer)).toBe(121_000);
    expect(await noticesOf(payer.owner.user_id, id)).toEqual([
      { title: 'A refund of $1,210.00 came back to us', body: expect.stringContaining('It stays yours') },
    ]);
    expect((await checkLedger(db)).faults).toEqual([]);
    context.clock.advance({ hours: 2 });
    const { faults } = await compareWithProvider(context);
    expect(faults.filter(({ subject }) => subject.includes(id))).toEqual([]);
  });

  it('waits for an admin, goes out anew when one says so, and old news of it change nothing', async () => {
    const { payer, id } = await owed();
    await tellProvider(quiet, id);
    await sendBack(id);
    await tell(id, ['failed']);
    context.clock.advance({ days: 2 });
    await reconcilePayments.run(context, {});
    await tellProvider(context, id);
    expect((await ours(id)).status).toBe('failed');
    expect(await attentionTo(id)).toMatchObject({ came_back: true, hindrance: null });
    expect((await retry(id)).statusCode).toBe(200);
    expect((await retry(id)).statusCode).toBe(409);
    await until(async () => (await ours(id)).status === 'paid');
    expect(await dueTo(payer)).toBe(0);
    await tell(id, ['failed', 'failed']);
    expect((await ours(id)).status).toBe('paid');
    await sendBack(id);
    const answer = await context.payments.findRefund({ id, funding_reference: '' });
    const body = { news: { kind: 'refund', our_id: id, refund: answer }, kind: 'refund.failed' };
    await deliver(app, context, JSON.stringify({ id: `evt_${crypto.randomUUID()}`, ...body }));
    expect((await ours(id)).status).toBe('failed');
    expect(await dueTo(payer)).toBe(121_000);
    expect(await noticesOf(payer.owner.user_id, id)).toHaveLength(2);
    const { round } = await db
      .selectFrom('sandbox_refunds')
      .select((eb) => eb.fn.max('round').as('round'))
      .where('our_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(round).toBe(1);
    expect((await checkLedger(db)).faults).toEqual([]);
  });

  it('is sent anew once, by two machines at once and after an answer that was lost', async () => {
    const { payer, id } = await owed();
    await tellProvider(quiet, id);
    await sendBack(id);
    await tell(id, ['failed']);
    await retry(id);
    await Promise.all([1, 2, 3].map(() => tellProvider(context, id)));
    await until(async () => (await ours(id)).status === 'paid');
    const tries = await db.selectFrom('sandbox_refunds').select('status').where('our_id', '=', id).execute();
    expect(tries.map(({ status }) => status).sort()).toEqual(['failed', 'paid']);
    expect(await dueTo(payer)).toBe(0);
  });

  it('comes back by itself from a card that was closed, on the page of the sandbox', async () => {
    const payer = await newPayer(context);
    const funding_id = await payIn(context, payer);
    const checkout = await context.payments.findCheckout({ id: funding_id, reference: null });
    await answerSandboxCheckout(context, checkout?.reference ?? '', 'close_card');
    const { campaign_id } = payer;
    await inTransaction(db, (tx) => refundUnallocated(tx, quiet, { campaign_id, reason: 'cancelled' }));
    const { id } = await db
      .selectFrom('refunds')
      .select('id')
      .where('campaign_id', '=', campaign_id)
      .executeTakeFirstOrThrow();
    await tellProvider(quiet, id);
    expect((await theirs(id)).status).toBe('paid');
    await sendBack(id);
    expect((await theirs(id)).status).toBe('failed');
    await sendBack(id);
    const { refunded_cents } = await db
      .selectFrom('sandbox_checkouts')
      .select('refunded_cents')
      .where('our_id', '=', funding_id)
      .executeTakeFirstOrThrow();
    expect(refunded_cents).toBe(0);
  });
});

describe('a refund of what a bank took back', () => {
  it('says what it waits for, is not sent by hand, and goes out once the bank returned the payment', async () => {
    const { payer, funding_id, id } = await owed();
    const checkout = await context.payments.findCheckout({ id: funding_id, reference: null });
    const reference = checkout?.reference ?? '';
    await openSandboxChargeback.run(context, { checkout_id: reference });
    const news = (status: 'open' | 'lost' | 'won') =>
      applyChargeback(quiet, funding_id, {
        reference: `dp_${id}`,
        status,
        amount_cents: 121_000,
        reason: null,
      });
    await news('open');
    await tellProvider(quiet, id);
    expect((await ours(id)).status).toBe('failed');
    const open = await attentionTo(id);
    expect(open).toMatchObject({ came_back: false, hindrance: expect.stringContaining('has not decided') });
    expect((await retry(id)).json()).toMatchObject({ code: 'conflict', detail: open?.hindrance });
    await news('lost');
    const lost = await attentionTo(id);
    expect(lost?.hindrance).toContain('cannot be refunded as well');
    expect((await retry(id)).json()).toMatchObject({ detail: lost?.hindrance });
    await news('won');
    await answerSandboxCheckout(context, reference, 'chargeback_won');
    expect(await attentionTo(id)).toMatchObject({ hindrance: null });
    context.clock.advance({ days: 1 });
    await reconcilePayments.run(context, {});
    expect((await ours(id)).status).toBe('paid');
    expect(await dueTo(payer)).toBe(0);
  });
});
