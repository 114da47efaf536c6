import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { movementsOf } from '#test/support/payment-orders.ts';
import { stripeBench } from '#test/support/stripe-bench.ts';
import { setUpAccount } from '#test/support/stripe-fake/accounts.ts';
import { settlePayout } from '#test/support/stripe-fake/payouts.ts';
import { reverse } from '#test/support/stripe-fake/transfers.ts';
import type { PayoutOrder } from './payment-provider.ts';

const bench = await stripeBench();
const { provider } = bench;
const { state, faults, replies, calls } = bench.fake;
afterAll(bench.fake.close);
beforeEach(() => faults.clear());

const away = expect.objectContaining({ kind: 'away' });
const unreturned = expect.objectContaining({ kind: 'unreturned' });
const stored = expect.objectContaining({ kind: 'stored' });
const short = expect.objectContaining({ kind: 'short' });

async function fill(amount_cents: number): Promise<void> {
  const order = {
    id: newId(),
    amount_cents,
    description: 'Rye week',
    return_url: 'http://a',
    cancel_url: 'http://b',
  };
  const { reference } = await provider.startCheckout({
    ...order,
    expires_at: new Date(Date.now() + 86_400_000),
  });
  await bench.pay(reference);
}

async function newOrder(amount_cents = 25_000): Promise<PayoutOrder> {
  const payee_id = newId();
  const { reference } = await provider.createPayee({
    id: payee_id,
    email: 'maya@okafor.example',
    full_name: 'Maya',
  });
  setUpAccount(state, reference, 'ready');
  await fill(amount_cents);
  return { id: newId(), payee_id, payee_reference: reference, amount_cents, description: 'Rye week' };
}

const transfersOf = ({ id }: PayoutOrder) =>
  [...state.transfers.values()].filter(({ transfer_group }) => transfer_group === id);
const payoutsOf = ({ id }: PayoutOrder) =>
  [...state.payouts.values()].filter(({ metadata }) => metadata.our_id === id);
const leftAt = ({ payee_reference }: PayoutOrder) => state.accounts.get(payee_reference)?.balance;

describe('a payout in two steps', () => {
  it.each([
    ['POST /v1/transfers', 'cut_after'],
    ['POST /v1/transfers', 'cut_before'],
    ['POST /v1/transfers', 'too_many'],
    ['POST /v1/payouts', 'cut_after'],
    ['POST /v1/payouts', 'cut_before'],
    ['POST /v1/payouts', 'broken_before'],
    ['POST /v1/payouts', 'broken_after'],
  ] as const)('is taken up where it stopped, and made once: %s %s', async (call, kind) => {
    const order = await newOrder();
    faults.plan(call, kind);
    await expect(provider.payOut(order)).rejects.toEqual(away);
    faults.clear();
    replies.forget();
    const sent = await provider.payOut(order);
    expect(sent.status).toBe('processing');
    expect(await provider.findPayout(order)).toEqual(sent);
    expect(transfersOf(order)).toHaveLength(1);
    expect(payoutsOf(order)).toHaveLength(1);
    expect(leftAt(order)).toBe(0);
  });

  it.each([
    ['POST /v1/transfers', 'stored_before'],
    ['POST /v1/transfers', 'stored_after'],
    ['POST /v1/payouts', 'stored_before'],
    ['POST /v1/payouts', 'stored_after'],
  ] as const)(
    'is made once under the next round where a failure is kept for this one: %s %s',
    async (call, kind) => {
      const order = await newOrder();
      faults.plan(call, kind, 1);
      await provider.payOut(order).catch((cause: unknown) => expect(cause).toEqual(stored));
      const sent = await provider.payOut({ ...order, round: 1 });
      expect(sent.status).toBe('processing');
      expect(transfersOf(order)).toHaveLength(1);
      expect(payoutsOf(order)).toHaveLength(1);
      expect(leftAt(order)).toBe(0);
    },
  );

  it.each(['stored_before', 'stored_after'] as const)(
    'is brought back once where a failure of the reversal is kept: %s',
    async (kind) => {
      const order = await newOrder();
      const before = state.balance;
      const { reference } = await provider.payOut(order);
      settlePayout(state, reference, 'failed');
      faults.plan('POST /v1/transfers/', kind, 1);
      await provider.findPayout(order).catch((cause: unknown) => expect(cause).toEqual(stored));
      expect(await provider.findPayout({ ...order, round: 1 })).toMatchObject({ status: 'failed' });
      expect(state.balance).toBe(before);
    },
  );

  it.each(['stored_before', 'stored_after'] as const)(
    'opens one account where a failure is kept: %s',
    async (kind) => {
      const payee = { id: newId(), email: 'ada@okafor.example', full_name: 'Ada' };
      faults.plan('POST /v1/accounts', kind, 1);
      await provider.createPayee(payee).catch((cause: unknown) => expect(cause).toEqual(stored));
      const known = await provider.findPayee({ id: payee.id, reference: null });
      if (known === null) await provider.createPayee({ ...payee, round: 1 });
      const made = [...state.accounts.values()].filter(({ metadata }) => metadata.our_id === payee.id);
      expect(made).toHaveLength(1);
    },
  );

  it('is listed with what is left of it once somebody took a part back', async () => {
    const order = await newOrder();
    await provider.payOut(order);
    const [transfer] = transfersOf(order);
    const account = state.accounts.get(order.payee_reference);
    if (transfer === undefined || account === undefined) throw new Error('nothing was sent');
    account.balance = 25_000;
    reverse(state, transfer, 5_000);
    expect(await movementsOf(bench, [order.id])).toEqual([
      { our_id: order.id, kind: 'payout', status: 'sent', amount_cents: 20_000 },
    ]);
  });

  it('is not made twice a day later, when no key is remembered any more', async () => {
    const order = await newOrder();
    const sent = await provider.payOut(order);
    await fill(25_000);
    replies.forget();
    expect(await provider.payOut(order)).toEqual(sent);
    expect(transfersOf(order)).toHaveLength(1);
    expect(payoutsOf(order)).toHaveLength(1);
  });

  it('comes back whole when the bank takes no payouts', async () => {
    const order = await newOrder();
    const before = state.balance;
    const account = state.accounts.get(order.payee_reference);
    if (account) account.external_accounts.data = [];
    expect(await provider.payOut(order)).toMatchObject({
      status: 'failed',
      failure: 'The bank takes no payouts.',
    });
    expect(state.balance).toBe(before);
    expect(transfersOf(order)).toMatchObject([{ reversed: true }]);
    expect(await provider.findPayout(order)).toMatchObject({ status: 'failed' });
  });

  it('says that it failed only when the money is back, though it had been paid before', async () => {
    const order = await newOrder();
    const before = state.balance;
    const { reference } = await provider.payOut(order);
    settlePayout(state, reference, 'paid');
    expect(await provider.findPayout(order)).toMatchObject({ status: 'paid' });
    settlePayout(state, reference, 'failed');
    faults.plan('POST /v1/transfers/', 'broken_before');
    await expect(provider.findPayout(order)).rejects.toEqual(away);
    faults.clear();
    expect(await provider.findPayout(order)).toMatchObject({ status: 'failed', reference });
    expect(await provider.findPayout(order)).toMatchObject({ status: 'failed', reference });
    expect(state.balance).toBe(before);
    expect(transfersOf(order)).toMatchObject([{ reversed: true }]);
  });

  it('never says that nothing was sent when it cannot be taken back', async () => {
    const order = await newOrder();
    const { reference } = await provider.payOut(order);
    settlePayout(state, reference, 'failed');
    const account = state.accounts.get(order.payee_reference);
    if (account) account.balance = 0;
    await expect(provider.findPayout(order)).rejects.toEqual(unreturned);
    await expect(provider.payOut(order)).rejects.toEqual(unreturned);
    replies.forget();
    if (account) account.balance = order.amount_cents;
    expect(await provider.payOut(order)).toMatchObject({ status: 'failed', reference });
    expect(transfersOf(order)).toMatchObject([{ reversed: true }]);
  });

  it('sends nothing that is not there', async () => {
    const order = await newOrder();
    await expect(provider.payOut({ ...order, amount_cents: state.balance + 1 })).rejects.toEqual(short);
    expect(transfersOf(order)).toHaveLength(0);
  });

  it('makes an account that pays out only when told to, once, also a day later', async () => {
    const order = { id: newId(Date.now() - 30 * 3_600_000), email: 'ada@okafor.example', full_name: 'Ada' };
    const made = await provider.createPayee(order);
    replies.forget();
    // Their list begins at the time of our row; what was made in the meantime stands in it.
    expect(await provider.createPayee(order)).toEqual(made);
    expect(state.accounts.get(made.reference)?.settings.payouts.schedule.interval).toBe('manual');
    expect([...state.accounts.values()].filter(({ metadata }) => metadata.our_id === order.id)).toHaveLength(
      1,
    );
  });

  it('leads first to the form and then to the dashboard', async () => {
    const { payee_id: id, payee_reference: reference } = await newOrder();
    const way = { id, reference, return_url: 'http://a', refresh_url: 'http://b' };
    expect((await provider.onboardPayee(way)).url).toContain('/dashboard/');
    const account = state.accounts.get(reference);
    if (account) account.requirements.currently_due = ['external_account'];
    expect((await provider.onboardPayee(way)).url).toContain('/setup/');
    expect(calls).toContain('POST /v1/account_links');
  });
});
