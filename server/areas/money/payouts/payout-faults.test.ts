import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findUnreturnedPayouts } from '#server/areas/money/alarms/queries/find-money-alarms.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import type { ProviderPayout } from '#server/platform/payments/payment-provider.ts';
import { locksOf } from '#test/support/count-locks.ts';
import { askForPayout, connectBank, type Earner, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { FORGETS_JOBS } from '#test/support/quiet-queue.ts';
import { type Fault, scriptedProvider } from '#test/support/scripted-provider.ts';
import { testContext } from '#test/support/test-context.ts';
import { applyPayout } from './commands/apply-payout.ts';
import { reconcilePayouts } from './jobs/reconcile-payouts.ts';
import { payThrough } from './jobs/send-payout.ts';
import { sendAll } from './jobs/send-payouts.ts';
import { lockPayout } from './lock.ts';
import { movePayout } from './transition.ts';

const shared = await testContext();
const { db, clock } = shared;
const payments = scriptedProvider();
const context = { ...shared, payments, queue: { ...shared.queue, ...FORGETS_JOBS } };

async function sums({ creator_id }: Earner) {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['account', 'balance_cents'])
    .where('account', 'like', `creator:${creator_id}:%`)
    .execute();
  const of = (name: string) => rows.find(({ account }) => account.endsWith(name))?.balance_cents ?? 0;
  return [of('available'), of('in_transit')].map(Number);
}

async function sent(amountCents = 20_000): Promise<{ earner: Earner; id: string }> {
  const earner = await newEarner(context);
  await earnAndClear(shared, earner, [12_000, 12_000]);
  await connectBank(shared, earner);
  await db
    .updateTable('payees')
    .set({ provider: 'stripe' })
    .where('creator_id', '=', earner.creator_id)
    .execute();
  const { id } = await askForPayout(context, earner, amountCents);
  await sendAll(context, [id]);
  return { earner, id };
}

const statusOf = async (id: string) =>
  db.selectFrom('payouts').select(['status', 'failure']).where('id', '=', id).executeTakeFirstOrThrow();

const ordersOf = (id: string) => payments.orders.filter((order) => order.id === id);
const soon = () => clock.advance({ hours: 8 });

describe('a provider that does not answer', () => {
  it.each<Fault>(['lost_call', 'lost_answer'])(
    'is looked up by our id after a %s, and pays once',
    async (fault) => {
      const { earner, id } = await sent();
      payments.faults = [fault];
      await payThrough(context, id);
      expect((await statusOf(id)).status).toBe('processing');
      expect(await sums(earner)).toEqual([4_000, 20_000]);
      soon();
      await reconcilePayouts.run(context, {});
      expect(payments.payouts.get(id)?.amount_cents).toBe(20_000);
      expect(new Set(ordersOf(id).map(({ amount_cents }) => amount_cents))).toEqual(new Set([20_000]));
      expect(ordersOf(id)).toHaveLength(fault === 'lost_call' ? 2 : 1);
    },
  );

  it('finds a payout whose process was killed between the row and the call', async () => {
    const { id } = await sent();
    expect(ordersOf(id)).toEqual([]);
    soon();
    await Promise.all(Array.from({ length: 4 }, () => reconcilePayouts.run(context, {})));
    expect(ordersOf(id)).toHaveLength(1);
  });

  it('finds a payout that was paid without news, and one returned days later', async () => {
    const { earner, id } = await sent();
    await payThrough(context, id);
    payments.payouts.set(id, { ...answer(id), status: 'paid' });
    soon();
    await reconcilePayouts.run(context, {});
    expect((await statusOf(id)).status).toBe('paid');
    expect(await sums(earner)).toEqual([4_000, 0]);
    payments.payouts.set(id, { ...answer(id), status: 'failed', failure: 'The account is closed.' });
    clock.advance({ days: 2 });
    await reconcilePayouts.run(context, {});
    expect(await statusOf(id)).toEqual({ status: 'failed', failure: 'The account is closed.' });
    expect(await sums(earner)).toEqual([24_000, 0]);
  });

  it('makes refused money available again, and says so', async () => {
    const { earner, id } = await sent();
    payments.faults = ['refused'];
    await payThrough(context, id);
    expect(await statusOf(id)).toEqual({ status: 'failed', failure: 'The bank details are incomplete.' });
    expect(await sums(earner)).toEqual([24_000, 0]);
    const told = await db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', earner.person.user_id)
      .where('notification_key', '=', `payout-failed:${id}`)
      .execute();
    expect(told).toEqual([{ title: 'Your $200.00 payout didn’t go through' }]);
  });

  it.each(['processing', 'paid'] as const)(
    'leaves a payout %s whose money cannot be fetched back, raises an alarm, and takes it back once it can',
    async (status) => {
      const { earner, id } = await sent();
      await payThrough(context, id);
      if (status === 'paid') await applyPayout(context, id, { ...answer(id), status });
      payments.unreturned.add(id);
      clock.advance({ days: 2 });
      await reconcilePayouts.run(context, {});
      expect((await statusOf(id)).status).toBe(status);
      const [, inTransit] = await sums(earner);
      expect(inTransit).toBe(status === 'paid' ? 0 : 20_000);
      const alarm = async () => (await findUnreturnedPayouts(db)).filter(({ subject }) => subject === id);
      expect(await alarm()).toEqual([{ subject: id, detail: expect.stringContaining('$200.00') }]);

      payments.unreturned.delete(id);
      payments.payouts.set(id, { ...answer(id), status: 'failed', failure: 'The account is closed.' });
      soon();
      await reconcilePayouts.run(context, {});
      expect(await statusOf(id)).toEqual({ status: 'failed', failure: 'The account is closed.' });
      expect(await sums(earner)).toEqual([24_000, 0]);
      expect(await alarm()).toEqual([]);
    },
  );

  it('is not believed when it names another amount', async () => {
    const { id } = await sent();
    await expect(applyPayout(context, id, { ...answer(id), amount_cents: 1 })).rejects.toThrow('1 cents');
    expect((await statusOf(id)).status).toBe('processing');
  });
});

function answer(id: string): ProviderPayout {
  return {
    reference: `po_${id}`,
    status: 'processing',
    amount_cents: 20_000,
    failure: null,
    arrives_on: '2026-06-30',
  };
}

describe('news from a provider', () => {
  const told = fc.array(fc.constantFrom('processing', 'paid', 'failed'), { minLength: 1, maxLength: 7 });

  it('leads to the same result in any order, any number of times, with or without the rest', async () => {
    await fc.assert(
      fc.asyncProperty(told, fc.boolean(), async (statuses, isAtOnce) => {
        const { earner, id } = await sent();
        const tell = (status: ProviderPayout['status']) =>
          applyPayout(context, id, { ...answer(id), status });
        if (isAtOnce) await Promise.all(statuses.map(tell));
        else for (const status of statuses) await tell(status);
        const end = statuses.includes('failed')
          ? 'failed'
          : statuses.includes('paid')
            ? 'paid'
            : 'processing';
        expect((await statusOf(id)).status).toBe(end);
        expect(await sums(earner)).toEqual(
          { failed: [24_000, 0], paid: [4_000, 0], processing: [4_000, 20_000] }[end],
        );
      }),
      { numRuns: 25 },
    );
    expect((await checkLedger(db)).faults).toEqual([]);
  });
});

describe('the books', () => {
  it('show a payout nobody booked, and an earning that claims more than there is', async () => {
    const { earner, id } = await sent();
    const set = (amount_cents: number) =>
      db.updateTable('payouts').set({ amount_cents }).where('id', '=', id).execute();
    await set(20_001);
    const { faults } = await checkLedger(db);
    expect(faults).toEqual(
      expect.arrayContaining([
        {
          rule: 'payouts',
          subject: `creator:${earner.creator_id}:in_transit`,
          expected_cents: 20_001,
          found_cents: 20_000,
        },
      ]),
    );
    await set(20_000);
    expect((await checkLedger(db)).faults).toEqual([]);
  });

  it('locks the bank account, the earnings and the payout once when the bank rejects it', async () => {
    const { id } = await sent();
    const rejected = { ...answer(id), status: 'failed' } as const;
    const locks = await locksOf(context, (counted) => applyPayout(counted, id, rejected));
    expect(locks).toEqual(['payees', 'payout_parts', 'payouts']);
  });

  it('are left alone by a move that is not allowed', async () => {
    const { earner, id } = await sent();
    await inTransaction(db, async (tx) => {
      const payout = await lockPayout(tx, id);
      expect(await movePayout(tx, payout, { move: 'cancel' }, clock.now())).toBeNull();
    });
    expect(await sums(earner)).toEqual([4_000, 20_000]);
  });
});
