import { describe, expect, it } from 'vitest';
import { ACCOUNT_STATUSES, type AccountStatus } from '#domain/accounts/account-states.ts';
import { CREATOR_STATUSES, type CreatorStatus } from '#domain/creators/creator-states.ts';
import { findPayoutWait } from '#domain/money/may-be-paid.ts';
import { PAYOUT_STATUSES, type PayoutStatus } from '#domain/money/payout-states.ts';
import { callerOf } from '#test/support/calls.ts';
import { askForPayout, connectBank, type Earner, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { FORGETS_JOBS } from '#test/support/quiet-queue.ts';
import { scriptedProvider } from '#test/support/scripted-provider.ts';
import { testApp } from '#test/support/test-app.ts';
import { testContext } from '#test/support/test-context.ts';
import { makeWeeklyPayouts } from './jobs/make-weekly-payouts.ts';
import { sendPayout } from './jobs/send-payout.ts';
import { sendAll, sendPayouts } from './jobs/send-payouts.ts';
import { getPayoutWithParts } from './queries/list-payouts.ts';
import { selectPayoutFacts } from './queries/payout-facts.ts';

/** These tests set statuses without the ledger, which a ledger check would find, so they use their own database. */
const own = await withOwnLedger(await testContext());
const { app, context: shared } = await testApp({ adapt: () => own });
const { db, clock } = shared;
const payments = scriptedProvider();
/** No jobs run. Each test sends its payouts to the provider itself. */
const context = { ...shared, payments, queue: { ...shared.queue, ...FORGETS_JOBS } };
const call = callerOf(app);
const headers = await signInAs(shared, await newPerson(shared, { role: 'admin' }));
const payload = { reason: 'Two people reported a stolen identity.' };

async function requested(amounts: readonly number[] = [20_000]): Promise<{ earner: Earner; id: string }> {
  const earner = await newEarner(shared);
  await earnAndClear(shared, earner, amounts);
  await connectBank(shared, earner);
  await db
    .updateTable('payees')
    .set({ provider: 'stripe' })
    .where('creator_id', '=', earner.creator_id)
    .execute();
  const { id } = await askForPayout(context, earner, amounts[0] ?? 0);
  return { earner, id };
}

const accountOf = ({ person }: Earner, account_status: AccountStatus) =>
  db.updateTable('profiles').set({ account_status }).where('user_id', '=', person.user_id).execute();
const creatorOf = ({ creator_id }: Earner, status: CreatorStatus | null) =>
  db.updateTable('creators').set({ status }).where('id', '=', creator_id).execute();
const read = ({ person }: Earner, id: string) => getPayoutWithParts(context, person.user_id, id);

/** Sets the row of a payout to a status. */
async function putInto(id: string, status: PayoutStatus): Promise<void> {
  const at = clock.now().toISOString();
  await db
    .updateTable('payouts')
    .set({
      status,
      sent_at: status === 'requested' || status === 'canceled' ? null : at,
      paid_at: status === 'paid' ? at : null,
      ended_at: status === 'failed' || status === 'canceled' ? at : null,
      attempts: 0,
    })
    .where('id', '=', id)
    .execute();
}

describe('a payout', () => {
  it('leaves only for a working account of an approved creator, in every state of all three', async () => {
    const { earner, id } = await requested();
    const left: string[] = [];
    for (const account of ACCOUNT_STATUSES) {
      for (const creator of [...CREATOR_STATUSES, null]) {
        await Promise.all([accountOf(earner, account), creatorOf(earner, creator)]);
        for (const status of PAYOUT_STATUSES) {
          await putInto(id, status);
          const { facts } = await selectPayoutFacts(db)
            .where('payouts.id', '=', id)
            .executeTakeFirstOrThrow();
          const wait = findPayoutWait(facts, clock.now());
          expect((await read(earner, id)).waits_for).toBe(status === 'requested' ? wait : null);
          if ((await sendAll(context, [id])) === 1) left.push(`${account} ${creator} ${status}`);
        }
      }
    }
    expect(left).toEqual(['active approved requested', 'active active requested']);
  });

  it.each(['account', 'creator'] as const)(
    'waits while the %s is suspended, and leaves after',
    async (who) => {
      const { earner, id } = await requested();
      const subject =
        who === 'account' ? `accounts/${earner.person.user_id}` : `admin/creators/${earner.creator_id}`;
      const suspended = await call(`PUT /api/${subject}/suspension`, { headers, payload });
      expect(suspended.statusCode).toBe(200);
      expect((await read(earner, id)).waits_for).toBe(`${who}_suspended`);
      clock.advance({ days: 1 });
      await sendPayouts.run(context, {});
      expect(await read(earner, id)).toMatchObject({ status: 'requested', can_cancel: true });
      const reinstated = await call(`POST /api/${subject}/reinstatement`, { headers, payload });
      expect(reinstated.statusCode).toBe(200);
      clock.advance({ days: 1 });
      await sendPayouts.run(context, {});
      expect(await read(earner, id)).toMatchObject({ status: 'processing', waits_for: null });
    },
  );

  it('is counted and listed as on hold, whatever the reason', async () => {
    const { earner, id } = await requested([31_700]);
    const onHold = async () => (await call('GET /api/admin/payouts/summary', { headers })).json().on_hold;
    const listed = async () =>
      (await call('GET /api/admin/payouts?status=on_hold', { headers }))
        .json()
        .payouts.map((row: { id: string }) => row.id);
    const before = await onHold();
    expect(await listed()).not.toContain(id);
    await accountOf(earner, 'suspended');
    expect(await onHold()).toEqual({
      amount_cents: before.amount_cents + 31_700,
      payout_count: before.payout_count + 1,
    });
    expect(await listed()).toContain(id);
  });

  it('is neither requested nor made on Friday nor sent again for a suspended account', async () => {
    const { earner, id } = await requested([20_000, 20_000, 20_000]);
    await accountOf(earner, 'suspended');
    await expect(askForPayout(context, earner, 20_000)).rejects.toMatchObject({
      code: 'creator_status_not_allowed',
    });
    await db
      .updateTable('payees')
      .set({ next_weekly_at: clock.now().toISOString() })
      .where('creator_id', '=', earner.creator_id)
      .execute();
    await makeWeeklyPayouts.run(context, {});
    await putInto(id, 'failed');
    await db
      .updateTable('payees')
      .set({ provider: 'sandbox' })
      .where('creator_id', '=', earner.creator_id)
      .execute();
    const again = await call(`POST /api/admin/payouts/${id}/retry`, { headers, payload });
    expect(again.json()).toMatchObject({ detail: 'Their account is suspended. Reinstate it first.' });
    const made = await db
      .selectFrom('payouts')
      .select('id')
      .where('creator_id', '=', earner.creator_id)
      .execute();
    expect(made).toEqual([{ id }]);
  });
});

describe('right before the provider is called', () => {
  it('a payout goes back to the queue when its account was suspended after the batch left', async () => {
    const { earner, id } = await requested();
    expect(await sendAll(context, [id])).toBe(1);
    await accountOf(earner, 'suspended');
    await sendPayout.run(context, { payout_id: id });
    expect(payments.orders.filter((order) => order.id === id)).toEqual([]);
    expect(await read(earner, id)).toMatchObject({ status: 'requested', waits_for: 'account_suspended' });
    await accountOf(earner, 'active');
    expect(await sendAll(context, [id])).toBe(1);
    await sendPayout.run(context, { payout_id: id });
    expect(payments.orders.filter((order) => order.id === id)).toHaveLength(1);
  });

  it('a payout whose first call may still arrive stays in transit and is not sent again', async () => {
    const { earner, id } = await requested();
    await sendAll(context, [id]);
    payments.faults.push('lost_call');
    await sendPayout.run(context, { payout_id: id });
    await accountOf(earner, 'suspended');
    await sendPayout.run(context, { payout_id: id });
    expect(payments.orders.filter((order) => order.id === id)).toHaveLength(1);
    expect((await read(earner, id)).status).toBe('processing');
    await accountOf(earner, 'active');
    await sendPayout.run(context, { payout_id: id });
    expect(payments.payouts.get(id)).toMatchObject({ amount_cents: 20_000 });
  });
});
