import { describe, expect, it } from 'vitest';
import type { PaymentAttention } from '#contract/admin/payments.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { applyChargeback } from '#server/areas/money/chargebacks/commands/apply-chargeback.ts';
import { compareWithProvider } from '#server/areas/money/ledger-checks/queries/compare-with-provider.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import type { RefundOrder } from '#server/platform/payments/payment-provider.ts';
import { openSandboxChargeback } from '#server/platform/payments/sandbox-chargebacks.ts';
import { answerSandboxCheckout } from '#server/platform/payments/sandbox-checkouts.ts';
import { returnSandboxRefund } from '#server/platform/payments/sandbox-refunds.ts';
import { callerOf } from '#test/support/calls.ts';
import { newDecider } from '#test/support/disputes.ts';
import { deliver, messagesAbout, newPayer, type Payer, payIn } from '#test/support/fundings.ts';
import { FORGETS_JOBS } from '#test/support/quiet-queue.ts';
import { testApp } from '#test/support/test-app.ts';
import { until } from '#test/support/until.ts';
import { applyWebhook } from '../webhooks/jobs/apply-webhook.ts';
import { refundUnallocated } from './commands/refund-unallocated.ts';
import { requestRefund } from './commands/send-refund.ts';
import { reconcilePayments } from './jobs/reconcile-payments.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);
const admin = await newDecider(context);
/** No jobs run here. The test does each step itself. */
const quiet = { ...context, queue: { ...context.queue, ...FORGETS_JOBS } };

/** A provider that carries out each refund but whose answer is lost. */
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
  await inTransaction(db, async (tx) =>
    refundUnallocated(tx, quiet, await lockCampaign(tx, campaign_id), 'cancelled'),
  );
  const { id } = await db
    .selectFrom('refunds')
    .select('id')
    .where('campaign_id', '=', campaign_id)
    .executeTakeFirstOrThrow();
  return { payer, funding_id, id };
}

/** The provider's latest try under our id. */
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

/** Delivers the provider's messages about a refund, chosen by outcome. */
async function tell(id: string, words: readonly ('paid' | 'failed')[]): Promise<void> {
  const bodies = await messagesAbout(context, [id]);
  for (const word of words) {
    const body = bodies.find((one) => one.includes(`"refund.${word}"`)) ?? '';
    // Deliver each under a new event id, as a provider does when it repeats a message.
    const eventId = `evt_${crypto.randomUUID()}`;
    const again = JSON.stringify({ ...JSON.parse(body), id: eventId });
    expect((await deliver(app, context, again)).statusCode).toBe(200);
    await applyAgain(eventId);
  }
}

/** The queued job of a delivery, which applies it if the delivery itself couldn't. */
async function applyAgain(external_id: string): Promise<void> {
  const { id } = await db
    .selectFrom('webhook_events')
    .select('id')
    .where('external_id', '=', external_id)
    .executeTakeFirstOrThrow();
  await applyWebhook.run(context, { webhook_event_id: id });
}

const notificationsOf = (userId: string, id: string) =>
  db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('user_id', '=', userId)
    .where('notification_key', 'like', `refund-returned:${id}:%`)
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

describe('a refund that the bank returns', () => {
  it.each([
    ['paid', ['failed']],
    ['paid', ['paid', 'failed', 'failed']],
    ['paid', ['failed', 'paid']],
    ['paid', ['failed', 'failed', 'paid', 'paid', 'failed']],
    ['sent', ['failed', 'paid', 'failed']],
    ['sent', ['paid', 'failed', 'paid']],
  ] as const)('is owed again, from %s and told as %j', async (from, words) => {
    const { payer, id } = await owed();
    await requestRefund(from === 'sent' ? deaf : quiet, id);
    expect((await ours(id)).status).toBe(from);
    await sendBack(id);
    await tell(id, words);
    expect(await ours(id)).toEqual({ status: 'failed', failure: expect.stringContaining('card is closed') });
    expect(await dueTo(payer)).toBe(121_000);
    expect(await notificationsOf(payer.owner.user_id, id)).toEqual([
      { title: 'Your $1,210.00 refund didn’t arrive', body: expect.stringContaining('still yours') },
    ]);
    expect((await checkLedger(db)).faults).toEqual([]);
    context.clock.advance({ hours: 2 });
    const { faults } = await compareWithProvider(context);
    expect(faults.filter(({ subject }) => subject.includes(id))).toEqual([]);
  });

  it('waits for an admin, is sent again when one says so, and ignores old news about it', async () => {
    const { payer, id } = await owed();
    await requestRefund(quiet, id);
    await sendBack(id);
    await tell(id, ['failed']);
    context.clock.advance({ days: 2 });
    await reconcilePayments.run(context, {});
    await requestRefund(context, id);
    expect((await ours(id)).status).toBe('failed');
    expect(await attentionTo(id)).toMatchObject({ came_back: true, refusal: null });
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
    expect(await notificationsOf(payer.owner.user_id, id)).toHaveLength(2);
    const { round } = await db
      .selectFrom('sandbox_refunds')
      .select((eb) => eb.fn.max('round').as('round'))
      .where('our_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(round).toBe(1);
    expect((await checkLedger(db)).faults).toEqual([]);
  });

  it('is sent again once, even by two machines at once and after a lost answer', async () => {
    const { payer, id } = await owed();
    await requestRefund(quiet, id);
    await sendBack(id);
    await tell(id, ['failed']);
    await retry(id);
    await Promise.all([1, 2, 3].map(() => requestRefund(context, id)));
    await until(async () => (await ours(id)).status === 'paid');
    const tries = await db.selectFrom('sandbox_refunds').select('status').where('our_id', '=', id).execute();
    expect(tries.map(({ status }) => status).sort()).toEqual(['failed', 'paid']);
    expect(await dueTo(payer)).toBe(0);
  });

  it('is returned automatically by a closed card, on the sandbox page', async () => {
    const payer = await newPayer(context);
    const funding_id = await payIn(context, payer);
    const checkout = await context.payments.findCheckout({ id: funding_id, reference: null });
    await answerSandboxCheckout(context, checkout?.reference ?? '', 'close_card');
    const { campaign_id } = payer;
    await inTransaction(db, async (tx) =>
      refundUnallocated(tx, quiet, await lockCampaign(tx, campaign_id), 'cancelled'),
    );
    const { id } = await db
      .selectFrom('refunds')
      .select('id')
      .where('campaign_id', '=', campaign_id)
      .executeTakeFirstOrThrow();
    await requestRefund(quiet, id);
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
  it('says why it is pending, cannot be sent by hand, and is sent once the bank returned the payment', async () => {
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
    await requestRefund(quiet, id);
    expect((await ours(id)).status).toBe('failed');
    const open = await attentionTo(id);
    expect(open).toMatchObject({ came_back: false, refusal: expect.stringContaining('hasn’t decided') });
    expect((await retry(id)).json()).toMatchObject({ code: 'conflict', detail: open?.refusal });
    await news('lost');
    expect((await ours(id)).status).toBe('covered');
    expect(await attentionTo(id)).toBeUndefined();
    expect((await retry(id)).json()).toMatchObject({
      code: 'conflict',
      detail: 'The bank already returned this payment, so there’s nothing left to refund.',
    });
    await news('won');
    await answerSandboxCheckout(context, reference, 'chargeback_won');
    expect(await attentionTo(id)).toMatchObject({ refusal: null });
    context.clock.advance({ days: 1 });
    await reconcilePayments.run(context, {});
    expect((await ours(id)).status).toBe('paid');
    expect(await dueTo(payer)).toBe(0);
  });
});
