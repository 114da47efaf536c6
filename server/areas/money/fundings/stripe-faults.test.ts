import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { applyWebhook } from '#server/areas/money/webhooks/jobs/apply-webhook.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { beginPayment, newPayer, type Payer } from '#test/support/fundings.ts';
import { FORGETS_JOBS } from '#test/support/quiet-queue.ts';
import { stripeBench } from '#test/support/stripe-bench.ts';
import { decideDispute, disputeAt } from '#test/support/stripe-fake/disputes.ts';
import { failRefund } from '#test/support/stripe-fake/refunds.ts';
import { testApp } from '#test/support/test-app.ts';
import { refundUnallocated } from './commands/refund-unallocated.ts';
import { requestRefund } from './commands/send-refund.ts';
import { reconcilePayments } from './jobs/reconcile-payments.ts';
import { readFigures } from './queries/money-figures.ts';

const bench = await stripeBench();
const { state, faults, replies } = bench.fake;
afterAll(bench.fake.close);

/** Uses real time, as the Stripe fake does. The tests run the jobs, because the worker's only know the sandbox. */
const { app, context } = await testApp({
  adapt: ({ queue }) => ({
    payments: bench.provider,
    now: bench.now,
    queue: { ...queue, ...FORGETS_JOBS },
  }),
});
const { db } = context;

beforeEach(() => faults.clear());

const SESSIONS = 'POST /v1/checkout/sessions';
const REFUNDS = 'POST /v1/refunds';

const fundingsOf = ({ campaign_id }: Payer) =>
  db.selectFrom('fundings').selectAll().where('campaign_id', '=', campaign_id).orderBy('id').execute();
const refundsOf = ({ campaign_id }: Payer) =>
  db.selectFrom('refunds').selectAll().where('campaign_id', '=', campaign_id).orderBy('id').execute();
const sessionsFor = (id: string) =>
  [...state.sessions.values()].filter(({ client_reference_id }) => client_reference_id === id);
const statusOf = async ({ campaign_id }: Payer) =>
  (await db.selectFrom('campaigns').select('status').where('id', '=', campaign_id).executeTakeFirst())
    ?.status;

/** Makes everything due and reconciles. */
async function reconcile(): Promise<void> {
  const at = new Date(0).toISOString();
  await db.updateTable('fundings').set({ next_look_at: at }).where('provider', '=', 'stripe').execute();
  await db.updateTable('refunds').set({ next_look_at: at }).execute();
  await reconcilePayments.run(context, {});
}

function deliver(body: string) {
  const { headers } = bench.sign(body);
  return app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
}

async function paid(): Promise<{ payer: Payer; funding_id: string }> {
  const payer = await newPayer(context);
  const { funding_id } = await beginPayment(context, payer, 4);
  await bench.pay(sessionsFor(funding_id)[0]?.id ?? '');
  await reconcile();
  return { payer, funding_id };
}

async function owed(payer: Payer): Promise<string> {
  await inTransaction(db, async (tx) =>
    refundUnallocated(tx, context, await lockCampaign(tx, payer.campaign_id), 'cancelled'),
  );
  return (await refundsOf(payer))[0]?.id ?? '';
}

describe('payments through Stripe when things go wrong', () => {
  it.each(['cut_after', 'broken_after'] as const)(
    'makes one page and one payment of an answer that was lost (%s)',
    async (kind) => {
      const payer = await newPayer(context);
      const key = newId();
      faults.plan(SESSIONS, kind);
      await expect(beginPayment(context, payer, 4, key)).rejects.toEqual(
        expect.objectContaining({ code: 'unavailable' }),
      );
      const [funding] = await fundingsOf(payer);
      expect(sessionsFor(funding?.id ?? '')).toHaveLength(1);
      await reconcile();
      const begun = await beginPayment(context, payer, 4, key);
      expect(begun.funding_id).toBe(funding?.id);
      expect(begun.checkout_url).toBe(sessionsFor(begun.funding_id)[0]?.url);
      await bench.pay(sessionsFor(begun.funding_id)[0]?.id ?? '');
      await reconcile();
      await reconcile();
      expect(sessionsFor(begun.funding_id)).toHaveLength(1);
      expect(await statusOf(payer)).toBe('live');
      expect((await readFigures(db, payer.campaign_id)).paid_in_cents).toBe(121_000);
    },
  );

  it('charges once when somebody paid on a page we did not know of', async () => {
    const payer = await newPayer(context);
    faults.plan(SESSIONS, 'cut_after');
    await expect(beginPayment(context, payer, 4)).rejects.toBeInstanceOf(Problem);
    const [funding] = await fundingsOf(payer);
    expect(funding?.provider_reference).toBeNull();
    await bench.pay(sessionsFor(funding?.id ?? '')[0]?.id ?? '');
    replies.forget();
    await reconcile();
    expect(await fundingsOf(payer)).toMatchObject([{ status: 'paid', refunded_cents: 0 }]);
    expect(await statusOf(payer)).toBe('live');
  });

  it('says that nothing was charged when the call never arrived, and starts over', async () => {
    const payer = await newPayer(context);
    const key = newId();
    faults.plan(SESSIONS, 'cut_before');
    await expect(beginPayment(context, payer, 4, key)).rejects.toThrow('You weren’t charged');
    const [funding] = await fundingsOf(payer);
    expect(sessionsFor(funding?.id ?? '')).toHaveLength(0);
    const { funding_id } = await beginPayment(context, payer, 4, key);
    expect(funding_id).toBe(funding?.id);
    expect(sessionsFor(funding_id)).toHaveLength(1);
  });

  it.each(['too_many', 'broken_before', 'cut_after'] as const)(
    'owes a refund until it is through, and gives it once (%s)',
    async (kind) => {
      const { payer } = await paid();
      const refundId = await owed(payer);
      faults.plan(REFUNDS, kind);
      await requestRefund(context, refundId);
      expect(await refundsOf(payer)).toMatchObject([{ status: 'sent' }]);
      faults.clear();
      const before = state.balance;
      await reconcile();
      await reconcile();
      expect(await refundsOf(payer)).toMatchObject([{ status: 'paid', total_cents: 121_000 }]);
      expect(before - state.balance).toBe(kind === 'cut_after' ? 0 : 121_000);
      expect([...state.refunds.values()].filter(({ metadata }) => metadata.our_id === refundId)).toHaveLength(
        1,
      );
    },
  );

  it('marks a refund the bank returned as failed, and sends no second one on its own', async () => {
    const { payer } = await paid();
    const refundId = await owed(payer);
    faults.plan(REFUNDS, 'cut_after');
    await requestRefund(context, refundId);
    const [made] = [...state.refunds.values()].filter(({ metadata }) => metadata.our_id === refundId);
    failRefund(state, made?.id ?? '');
    await reconcile();
    expect(await refundsOf(payer)).toMatchObject([
      { status: 'failed', failure: expect.stringContaining('expired_or_canceled_card') },
    ]);
  });

  it('applies each message once, even doubled, out of order and late', async () => {
    const from = state.events.length;
    const payer = await newPayer(context);
    const { funding_id } = await beginPayment(context, payer, 4);
    const session = sessionsFor(funding_id)[0]?.id ?? '';
    await bench.pay(session, 'bank');
    await bench.clear(session, true);
    await bench.takeBack(session);
    await bench.decide(session, 'won');
    const bodies = state.events.slice(from).map(({ body }) => body);
    for (const body of [...bodies.toReversed(), ...bodies, ...bodies]) {
      expect((await deliver(body)).statusCode).toBe(200);
    }
    expect(await statusOf(payer)).toBe('live');
    expect((await readFigures(db, payer.campaign_id)).paid_in_cents).toBe(121_000);
    const chargebacks = await db
      .selectFrom('chargebacks')
      .select(['status', 'provider'])
      .where('funding_id', '=', funding_id)
      .execute();
    expect(chargebacks).toEqual([{ status: 'won', provider: 'stripe' }]);
  });

  it('keeps a message for later while Stripe does not answer about it', async () => {
    const from = state.events.length;
    const payer = await newPayer(context);
    const { funding_id } = await beginPayment(context, payer, 4);
    const session = sessionsFor(funding_id)[0]?.id ?? '';
    await bench.pay(session);
    faults.plan(`GET /v1/checkout/sessions/${session}`, 'broken_before');
    const [body = ''] = state.events.slice(from).map((event) => event.body);
    expect((await deliver(body)).statusCode).toBe(200);
    expect(await statusOf(payer)).toBe('awaiting_funding');
    const { id } = JSON.parse(body) as { id: string };
    const kept = await db
      .selectFrom('webhook_events')
      .select(['id', 'applied_at', 'provider'])
      .where('external_id', '=', id)
      .executeTakeFirst();
    expect(kept).toMatchObject({ applied_at: null, provider: 'stripe' });
    faults.clear();
    await applyWebhook.run(context, { webhook_event_id: kept?.id ?? '' });
    expect(await statusOf(payer)).toBe('live');
  });

  it('does not mistake an inquiry by a bank for money it took', async () => {
    const from = state.events.length;
    const { payer, funding_id } = await paid();
    disputeAt(state, sessionsFor(funding_id)[0]?.id ?? '', 'warning_needs_response');
    for (const { body } of state.events.slice(from)) await deliver(body);
    const rows = await db
      .selectFrom('chargebacks')
      .select('id')
      .where('funding_id', '=', funding_id)
      .execute();
    expect(rows).toEqual([]);
    expect(await statusOf(payer)).toBe('live');
  });

  it('asks another provider only about its own rows, and lets an old page expire', async () => {
    const payer = await newPayer(context);
    const { funding_id } = await beginPayment(context, payer, 4);
    await db
      .updateTable('fundings')
      .set({ provider: 'sandbox', checkout_url: null })
      .where('id', '=', funding_id)
      .execute();
    const { length } = bench.fake.calls;
    await db
      .updateTable('fundings')
      .set({ next_look_at: new Date(0).toISOString() })
      .where('id', '=', funding_id)
      .execute();
    await reconcilePayments.run(context, {});
    expect(bench.fake.calls.slice(length).filter((call) => call.includes(funding_id))).toEqual([]);
    const second = await beginPayment(context, payer, 4);
    expect(second.funding_id).not.toBe(funding_id);
    expect(await fundingsOf(payer)).toMatchObject([
      { status: 'canceled' },
      { status: 'created', provider: 'stripe' },
    ]);
  });

  it('leaves the ledger balanced', async () => {
    expect((await checkLedger(db)).faults).toEqual([]);
  });
});

describe('a failure that Stripe keeps under its key for a day', () => {
  it.each(['stored_before', 'stored_after'] as const)(
    'does not lock the funding of a campaign: %s',
    async (kind) => {
      const payer = await newPayer(context);
      faults.plan(SESSIONS, kind, 1);
      const { funding_id, checkout_url } = await beginPayment(context, payer, 4);
      expect(checkout_url).toMatch(/^http/);
      expect(sessionsFor(funding_id)).toHaveLength(1);
      const [row] = await fundingsOf(payer);
      expect(row?.round).toBe(kind === 'stored_before' ? 1 : 0);
    },
  );

  it.each(['stored_before', 'stored_after'] as const)(
    'sends a refund once, without delay: %s',
    async (kind) => {
      const { payer } = await paid();
      const id = await owed(payer);
      faults.plan(REFUNDS, kind, 1);
      await Promise.all([requestRefund(context, id), requestRefund(context, id)]);
      expect(await refundsOf(payer)).toMatchObject([{ status: 'paid' }]);
      expect([...state.refunds.values()].filter(({ metadata }) => metadata.our_id === id)).toHaveLength(1);
    },
  );

  it('sends a refund that was refused again without delay', async () => {
    const { payer, funding_id } = await paid();
    const dispute = disputeAt(state, sessionsFor(funding_id)[0]?.id ?? '');
    const id = await owed(payer);
    await requestRefund(context, id);
    expect(await refundsOf(payer)).toMatchObject([{ status: 'failed', round: 1 }]);
    decideDispute(state, dispute, 'won');
    await requestRefund(context, id);
    expect(await refundsOf(payer)).toMatchObject([{ status: 'paid' }]);
    expect([...state.refunds.values()].filter(({ metadata }) => metadata.our_id === id)).toHaveLength(1);
  });
});

it('keeps and acknowledges a signed message whose object has no id', async () => {
  const id = `evt_${newId()}`;
  const body = JSON.stringify({
    id,
    object: 'event',
    type: 'balance.available',
    data: { object: { object: 'balance' } },
  });
  expect((await deliver(body)).statusCode).toBe(200);
  const kept = await db.selectFrom('webhook_events').select('note').where('external_id', '=', id).execute();
  expect(kept).toEqual([{ note: 'Not of interest' }]);
});
