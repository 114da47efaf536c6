import { describe, expect, it, vi } from 'vitest';
import type { LedgerCheck } from '#contract/money/ledger-checks.ts';
import { applyPayout } from '#server/areas/money/payouts/commands/apply-payout.ts';
import { cancelPayout } from '#server/areas/money/payouts/commands/cancel-payout.ts';
import { payThrough } from '#server/areas/money/payouts/jobs/send-payout.ts';
import { sendAll } from '#server/areas/money/payouts/jobs/send-payouts.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import { callerOf } from '#test/support/calls.ts';
import { askForPayout, connectBank, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { beginPayment, newPayer, payIn } from '#test/support/fundings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { until } from '#test/support/until.ts';
import { checkLedgerNightly } from './jobs/check-ledger-nightly.ts';
import { compareWithProvider } from './queries/compare-with-provider.ts';
import { countEverything } from './queries/count-everything.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin', full_name: 'Noor Haddad' });
const headers = await signInAs(context, admin);

const start = async () => (await call('POST /api/admin/ledger-checks', { headers })).json();
async function finished(id: string): Promise<LedgerCheck> {
  return until(async () => {
    const { checks } = (await call('GET /api/admin/ledger-checks', { headers })).json();
    return checks.find((one: LedgerCheck) => one.id === id && one.status !== 'running');
  });
}

/** Only the faults of this payment, because other tests share the ledger. */
async function faultsOf(fundingId: string) {
  const { faults } = await compareWithProvider(context);
  return faults.filter(({ subject }) => subject.includes(fundingId));
}

it('checks the ledger on demand, in a job, and keeps the result [ADMIN-13]', async () => {
  const payer = await newPayer(context);
  await payIn(context, payer);
  const { id } = await start();
  const check = await finished(id);
  expect(check).toMatchObject({ status: 'done', started_by: 'Noor Haddad', note: null });
  expect(check.transfer_count).toBeGreaterThan(0);
  expect(check.faults.filter(({ subject }) => subject.includes(payer.campaign_id))).toEqual([]);
});

it('runs one check at a time: pressing again meanwhile returns the same one', async () => {
  const provider = Promise.withResolvers<void>();
  const { listMovements } = context.payments;
  const slow = vi.spyOn(context.payments, 'listMovements').mockImplementation(async (query) => {
    await provider.promise;
    return listMovements(query);
  });
  const answers = await Promise.all([start(), start(), start()]);
  answers.push(await start());
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  provider.resolve();
  await finished(answers[0].id);
  slow.mockRestore();
});

it('lists what only the provider knows, and what only we know', async () => {
  const payer = await newPayer(context);
  const funding_id = await payIn(context, payer);
  context.clock.advance({ hours: 2 });
  expect(await faultsOf(funding_id)).toEqual([]);
  await db
    .updateTable('sandbox_checkouts')
    .set({ status: 'canceled' })
    .where('our_id', '=', funding_id)
    .execute();
  const total = (
    await db
      .selectFrom('fundings')
      .select('total_cents')
      .where('id', '=', funding_id)
      .executeTakeFirstOrThrow()
  ).total_cents;
  const subject = `checkout:${funding_id}`;
  expect(await faultsOf(funding_id)).toEqual([
    { rule: 'provider', subject, expected_cents: 0, found_cents: total },
  ]);
  const kept = await db
    .deleteFrom('sandbox_checkouts')
    .where('our_id', '=', funding_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(await faultsOf(funding_id)).toEqual([
    { rule: 'provider', subject, expected_cents: 0, found_cents: total },
  ]);
  await db
    .insertInto('sandbox_checkouts')
    .values({ ...kept, status: 'paid' })
    .execute();
  expect(await faultsOf(funding_id)).toEqual([]);
});

it('does not call a payment a difference whose news is still on its way, but one that we count as expired', async () => {
  const payer = await newPayer(context);
  const { funding_id: id } = await beginPayment(context, payer, payer.slots);
  context.clock.advance({ hours: 0.01 });
  await db.updateTable('sandbox_checkouts').set({ status: 'paid' }).where('our_id', '=', id).execute();
  expect(await faultsOf(id)).toEqual([]);
  await db.updateTable('fundings').set({ status: 'expired' }).where('id', '=', id).execute();
  const [fault] = await faultsOf(id);
  expect(fault).toMatchObject({ subject: `checkout:${id}`, found_cents: 0 });
  expect(fault?.expected_cents).toBeGreaterThan(0);
  await db.updateTable('sandbox_checkouts').set({ status: 'expired' }).where('our_id', '=', id).execute();
});

it('does not call a movement a difference that happened while the two sides were read', async () => {
  const payer = await newPayer(context);
  const funding_id = await payIn(context, payer);
  context.clock.advance({ hours: 2 });
  let reads = 0;
  const listMovements: typeof context.payments.listMovements = async (query) => {
    if (query.cursor === null) reads += 1;
    const { movements, next_cursor } = await context.payments.listMovements(query);
    // Their first answer is older than what happened to our row meanwhile.
    const asOfThen = (one: (typeof movements)[number]) =>
      one.our_id === funding_id && reads === 1 ? { ...one, status: 'created' } : one;
    return { movements: movements.map(asOfThen), next_cursor };
  };
  const { faults } = await compareWithProvider({
    ...context,
    payments: { ...context.payments, listMovements },
  });
  expect(reads).toBe(2);
  expect(faults.filter(({ subject }) => subject.includes(funding_id))).toEqual([]);
});

describe('payouts compared with the provider', () => {
  async function arrived() {
    const earner = await newEarner(context);
    await earnAndClear(context, earner, [20_050]);
    await connectBank(context, earner);
    const { id } = await askForPayout(context, earner, 20_050);
    await sendAll(context, [id]);
    await payThrough(context, id);
    await db.updateTable('sandbox_payouts').set({ status: 'paid' }).where('our_id', '=', id).execute();
    const answer = await context.payments.findPayout({ id, payee_reference: '' });
    if (answer) await applyPayout(context, id, answer);
    context.clock.advance({ hours: 2 });
    return id;
  }
  const theirs = (our_id: string) => db.updateTable('sandbox_payouts').where('our_id', '=', our_id);
  const fault = (id: string, expected_cents: number, found_cents: number) => [
    { rule: 'provider', subject: `payout:${id}`, expected_cents, found_cents },
  ];

  it('match when both sides say it was paid, and not when one cent is missing', async () => {
    const id = await arrived();
    expect(await faultsOf(id)).toEqual([]);
    await theirs(id).set({ amount_cents: 20_049 }).execute();
    expect(await faultsOf(id)).toEqual(fault(id, 20_049, 20_050));
    await theirs(id).set({ amount_cents: 20_050 }).execute();
  });

  it('do not match when the bank returned what we count as paid, or the provider does not know it', async () => {
    const id = await arrived();
    await theirs(id).set({ status: 'failed' }).execute();
    expect(await faultsOf(id)).toEqual(fault(id, 0, 20_050));
    const kept = await db
      .deleteFrom('sandbox_payouts')
      .where('our_id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(await faultsOf(id)).toEqual(fault(id, 0, 20_050));
    await db
      .insertInto('sandbox_payouts')
      .values({ ...kept, status: 'paid' })
      .execute();
    expect(await faultsOf(id)).toEqual([]);
  });

  it('do not match when money left for a payout that we count as canceled', async () => {
    const earner = await newEarner(context);
    await earnAndClear(context, earner, [20_050]);
    const payee_id = await connectBank(context, earner);
    const { id } = await askForPayout(context, earner, 20_050);
    await cancelPayout(context, earner.account.user_id, id);
    const { provider_reference } = await db
      .selectFrom('payees')
      .select('provider_reference')
      .where('id', '=', payee_id)
      .executeTakeFirstOrThrow();
    const order = { id, payee_id, payee_reference: provider_reference ?? '', amount_cents: 20_050 };
    await context.payments.payOut({ ...order, description: 'Sent by mistake' });
    context.clock.advance({ hours: 2 });
    expect(await faultsOf(id)).toEqual(fault(id, 20_050, 0));
    await db.deleteFrom('sandbox_payouts').where('our_id', '=', id).execute();
  });

  it('are added up when money left twice under one id', async () => {
    const id = await arrived();
    const { listMovements } = context.payments;
    const twice = {
      ...context,
      payments: {
        ...context.payments,
        listMovements: async (query: Parameters<typeof listMovements>[0]) => {
          const page = await listMovements(query);
          return { ...page, movements: page.movements.flatMap((one) => [one, one]) };
        },
      },
    };
    const { faults } = await compareWithProvider(twice);
    expect(faults.filter(({ subject }) => subject.includes(id))).toEqual(fault(id, 40_100, 20_050));
  });

  it('match while in transit, whatever the provider says, and are followed until the result is known', async () => {
    const earner = await newEarner(context);
    await earnAndClear(context, earner, [20_050]);
    await connectBank(context, earner);
    const { id } = await askForPayout(context, earner, 20_050);
    await sendAll(context, [id]);
    await payThrough(context, id);
    context.clock.advance({ hours: 2 });
    expect(await faultsOf(id)).toEqual([]);
    await theirs(id).set({ status: 'failed' }).execute();
    expect(await faultsOf(id)).toEqual([]);
    await theirs(id).set({ status: 'paid', amount_cents: 1 }).execute();
    expect(await faultsOf(id)).toEqual(fault(id, 1, 20_050));
    await theirs(id).set({ status: 'processing', amount_cents: 20_050 }).execute();
  });
});

it('says so when the provider cannot be reached, and still checks our side', async () => {
  const listMovements = () => Promise.reject(new PaymentFailure('away', 'The line broke.'));
  const { note, counted } = await countEverything({
    ...context,
    payments: { ...context.payments, listMovements },
  });
  expect(note).toContain('The line broke.');
  expect(counted.account_count).toBeGreaterThan(0);
});

it('runs every night, and notifies admins when something does not match', async () => {
  const payer = await newPayer(context);
  const funding_id = await payIn(context, payer);
  context.clock.advance({ hours: 2 });
  const break_it = (status: 'canceled' | 'paid') =>
    db.updateTable('sandbox_checkouts').set({ status }).where('our_id', '=', funding_id).execute();
  await break_it('canceled');
  await checkLedgerNightly.run(context, {});
  const { checks } = (await call('GET /api/admin/ledger-checks?limit=1', { headers })).json();
  const check = await finished(checks[0].id);
  await break_it('paid');
  expect(check).toMatchObject({ status: 'done', started_by: null });
  expect(check.faults.map(({ subject }) => subject)).toContain(`checkout:${funding_id}`);
  const notifications = await db
    .selectFrom('notifications')
    .select(['title', 'href'])
    .where('user_id', '=', admin.user_id)
    .where('notification_key', '=', `ledger_check:${check.id}`)
    .execute();
  expect(notifications).toEqual([
    { title: expect.stringContaining('The ledger check found'), href: '/admin/utilities?view=books' },
  ]);
});

it('starts again after a check that never finished', async () => {
  const id = '01900000-0000-7000-8000-0000000000cc';
  const started_at = new Date(context.now().getTime() - 2 * 3_600_000).toISOString();
  await db.insertInto('ledger_checks').values({ id, status: 'running', started_at }).execute();
  const next = await start();
  expect(next.id).not.toBe(id);
  expect((await finished(id)).status).toBe('failed');
  await finished(next.id);
});
