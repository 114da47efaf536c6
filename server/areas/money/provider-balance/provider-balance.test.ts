import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BalanceKind } from '#domain/money/payment-provider.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { checkAlarms } from '#server/areas/money/alarms/jobs/check-alarms.ts';
import { refundUnallocated } from '#server/areas/money/fundings/commands/refund-unallocated.ts';
import { requestRefund } from '#server/areas/money/fundings/commands/send-refund.ts';
import {
  endPayoutStop,
  findPayoutStop,
  startPayoutStop,
} from '#server/areas/money/payout-stops/commands/payout-stops.ts';
import { payThrough } from '#server/areas/money/payouts/jobs/send-payout.ts';
import { sendAll } from '#server/areas/money/payouts/jobs/send-payouts.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { readReserve } from '#server/platform/ledger/read-reserve.ts';
import { openSandboxChargeback } from '#server/platform/payments/sandbox-chargebacks.ts';
import { callerOf } from '#test/support/calls.ts';
import { askForPayout, connectBank, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { answerCheckout, newPayer, payIn } from '#test/support/fundings.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { testContext } from '#test/support/test-context.ts';
import { bookFromProvider } from './book-from-provider.ts';
import { readStatement } from './jobs/read-statement.ts';
import { findDifferences } from './queries/find-differences.ts';
import { getStatement } from './queries/get-statement.ts';

/** Compares the provider with the complete ledger, so it needs its own database. No webhooks arrive in these tests. */
const own = await withOwnLedger(await testContext());
const { app, context } = await testApp({ adapt: () => own });
const { db } = context;
const A_MINUTE = { hours: 1 / 60 };
const call = callerOf(app);
const headers = await signInAs(context, await newPerson(context, { role: 'admin' }));

beforeEach(() => endPayoutStop(db, context.now()));

async function enter(kind: BalanceKind, amount_cents: number, fee_cents = 0): Promise<string> {
  const id = `txn_${newId().replaceAll('-', '')}`;
  const created_at = context.now().toISOString();
  await db.insertInto('sandbox_balance').values({ id, kind, amount_cents, fee_cents, created_at }).execute();
  context.clock.advance(A_MINUTE);
  return id;
}
const about = async (text: string) =>
  (await findDifferences(db, 'sandbox')).filter(({ subject }) => subject.includes(text));
const eventsOf = (reference: string) =>
  db
    .selectFrom('ledger_events as e')
    .innerJoin('ledger_transfers as t', 't.event_id', 'e.id')
    .select(['e.kind', 't.from_account', 't.to_account', 't.amount_cents'])
    .where('e.event_key', 'like', `%${reference}`)
    .execute();

describe('the statement of the provider', () => {
  it('finds a chargeback whose webhooks were lost, and its result', async () => {
    const payer = await newPayer(context);
    const funding_id = await payIn(context, payer);
    const checkout = await context.payments.findCheckout({ id: funding_id, reference: null });
    await openSandboxChargeback.run(context, { checkout_id: checkout?.reference ?? '' });
    context.clock.advance(A_MINUTE);
    await readStatement(context);
    const chargebacks = () =>
      db
        .selectFrom('chargebacks')
        .select(['status', 'amount_cents'])
        .where('funding_id', '=', funding_id)
        .execute();
    expect(await chargebacks()).toEqual([{ status: 'open', amount_cents: 121_000 }]);
    await answerCheckout(context, funding_id, 'chargeback_won');
    context.clock.advance(A_MINUTE);
    await readStatement(context);
    await readStatement(context);
    expect(await chargebacks()).toEqual([{ status: 'won', amount_cents: 121_000 }]);
    expect(await about('chargeback:')).toEqual([]);
    expect(await about(funding_id)).toEqual([]);
  });

  it('books fees to the reserve and payouts to our bank, once, and back again', async () => {
    const before = await readReserve(db);
    const fee = await enter('fee', -1_500);
    const kept = await enter('other', 10, 30);
    const back = await enter('fee', 200);
    const sent = await enter('bank', -50_000);
    await readStatement(context);
    await readStatement(context);
    const [reserve, clearing, bank] = ['platform:reserve', 'provider:clearing', 'bank:operating'];
    const event = (kind: string, from_account: string, to_account: string, amount_cents: number) => [
      { kind, from_account, to_account, amount_cents },
    ];
    expect(await eventsOf(fee)).toEqual(event('provider_fee', reserve, clearing, 1_500));
    expect(await eventsOf(kept)).toEqual(event('provider_fee', reserve, clearing, 30));
    expect(await eventsOf(back)).toEqual(event('provider_fee', clearing, reserve, 200));
    expect(await eventsOf(sent)).toEqual(event('bank_payout', bank, clearing, 50_000));
    expect((await readReserve(db)) - before).toBe(-1_330 - 50_000);
  });

  it('lists a movement made by hand, raises an alarm at the second check, and matches once it is booked', async () => {
    const reference = await enter('other', -1_000);
    await readStatement(context);
    const listed = async () =>
      (await getStatement(context)).differences.find(({ subject }) => subject === `entry:${reference}`);
    expect(await listed()).toMatchObject({ expected_cents: -1_000, found_cents: 0, confirmed_at: null });
    const alarms = async () => {
      await checkAlarms.run(context, {});
      const rows = await db
        .selectFrom('alarms')
        .select('subject')
        .where('kind', '=', 'provider_difference')
        .where('cleared_at', 'is', null)
        .execute();
      return rows.map(({ subject }) => subject);
    };
    expect(await alarms()).not.toContain(`entry:${reference}`);
    context.clock.advance({ hours: 1 });
    await readStatement(context);
    expect(await listed()).toMatchObject({ confirmed_at: expect.any(String) });
    expect(await alarms()).toContain(`entry:${reference}`);
    const payload = { reason: 'Refunded in the dashboard by mistake.' };
    const book = (key: string) =>
      call(`POST /api/admin/provider-entries/${reference}/booking`, {
        headers: { ...headers, 'idempotency-key': key },
        payload,
      });
    const key = newId();
    expect((await book(key)).statusCode).toBe(200);
    expect((await book(key)).statusCode).toBe(200);
    expect((await book(newId())).statusCode).toBe(409);
    expect(await eventsOf(reference)).toHaveLength(1);
    await readStatement(context);
    expect(await listed()).toBeUndefined();
    expect(await alarms()).not.toContain(`entry:${reference}`);
  });

  it('has a second admin book a large movement, and nothing is booked before', async () => {
    const second = await signInAs(context, await newPerson(context, { role: 'admin' }));
    const reference = await enter('other', -300_000);
    await readStatement(context);
    const answer = await call(`POST /api/admin/provider-entries/${reference}/booking`, {
      headers: { ...headers, 'idempotency-key': newId() },
      payload: { reason: 'Refunded in the dashboard by mistake.' },
    });
    expect(answer.json().code).toBe('approval_required');
    expect(await eventsOf(reference)).toEqual([]);
    const { open } = (await call('GET /api/admin/approvals', { headers: second })).json();
    expect(open).toMatchObject([{ action: 'book_provider_entry', amount_cents: 300_000 }]);
    const approved = await call(`POST /api/admin/approvals/${open[0].id}/approval`, { headers: second });
    expect(approved.statusCode).toBe(200);
    expect(await eventsOf(reference)).toMatchObject([{ kind: 'provider_by_hand', amount_cents: 300_000 }]);
    await readStatement(context);
    expect(await about(reference)).toEqual([]);
  });

  it('lets nobody book what one of our records already covers', async () => {
    const funding_id = await payIn(context, await newPayer(context));
    context.clock.advance(A_MINUTE);
    await readStatement(context);
    const { reference } = await db
      .selectFrom('provider_entries')
      .select('reference')
      .where('our_id', '=', funding_id)
      .executeTakeFirstOrThrow();
    const difference = { expected_cents: 1, found_cents: 0, first_seen_at: context.now().toISOString() };
    const subject = `payment:${funding_id}`;
    await db
      .insertInto('provider_differences')
      .values({ provider: 'sandbox', subject, ...difference })
      .execute();
    const answer = await call(`POST /api/admin/provider-entries/${reference}/booking`, {
      headers: { ...headers, 'idempotency-key': newId() },
      payload: { reason: 'Refunded in the dashboard by mistake.' },
    });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'We have a record of this movement. Run bin/ledger book, which settles it.',
    ]);
    const { differences } = await getStatement(context);
    expect(differences.find((one) => one.subject === subject)).toMatchObject({ reference: null });
    await readStatement(context);
  });

  it('agrees with the ledger to the cent', async () => {
    await readStatement(context);
    const { statement_cents, ledger_cents, on_its_way_cents, differences_cents } =
      await getStatement(context);
    expect(statement_cents).toBe(ledger_cents - on_its_way_cents + differences_cents);
  });
});

describe('after a restore', () => {
  it('a refund waits while money is stopped, and is sent after that', async () => {
    const payer = await newPayer(context);
    await payIn(context, payer);
    await startPayoutStop(db, 'After a restore of the database.', context.now());
    const given = await inTransaction(db, async (tx) =>
      refundUnallocated(tx, context, await lockCampaign(tx, payer.campaign_id), 'spots_open'),
    );
    const { id } = await db
      .selectFrom('refunds')
      .select('id')
      .where('campaign_id', '=', payer.campaign_id)
      .executeTakeFirstOrThrow();
    const sent = () =>
      db.selectFrom('sandbox_refunds').select('amount_cents').where('our_id', '=', id).execute();
    await requestRefund(context, id);
    expect(await sent()).toEqual([]);
    await endPayoutStop(db, context.now());
    await requestRefund(context, id);
    expect(await sent()).toEqual([{ amount_cents: given.total_cents }]);
  });

  it('a payout the provider sent and reversed stops nothing', async () => {
    const our_id = newId();
    const created_at = context.now().toISOString();
    for (const amount_cents of [-5_000, 5_000]) {
      const id = `txn_${newId().replaceAll('-', '')}`;
      const line = { id, kind: 'payout', our_id, amount_cents, fee_cents: 0, created_at } as const;
      await db.insertInto('sandbox_balance').values(line).execute();
    }
    context.clock.advance(A_MINUTE);
    await readStatement(context);
    expect(await findPayoutStop(db)).toBeUndefined();
  });

  it('payouts are stopped, what only the provider knows is booked, and nothing is sent twice', async () => {
    const earner = await newEarner(context);
    await earnAndClear(context, earner, [30_000, 20_000]);
    await connectBank(context, earner);
    const backup = await snapshot(earner.creator_id);
    const { id } = await askForPayout(context, earner, 30_000);
    await sendAll(context, [id]);
    await payThrough(context, id);
    context.clock.advance(A_MINUTE);
    await restore(backup, id);
    await readStatement(context);
    expect((await findPayoutStop(db))?.reason).toContain('doesn’t know');
    await expect(askForPayout(context, earner, 20_000)).rejects.toThrow(/paused/);
    expect((await bookFromProvider(context)).counts).toEqual({ payment: 0, refund: 0, payout: 1 });
    expect((await bookFromProvider(context)).counts).toEqual({ payment: 0, refund: 0, payout: 0 });
    expect(await about(id)).toEqual([]);
    await endPayoutStop(db, context.now());
    await expect(askForPayout(context, earner, 30_000)).rejects.toThrow(/\$200.00 is available/);
    const again = await askForPayout(context, earner, 20_000);
    expect(await sendAll(context, [again.id])).toBe(1);
    const sent = await db
      .selectFrom('sandbox_payouts')
      .select('our_id')
      .where('our_id', 'in', [id, again.id])
      .execute();
    expect(sent).toEqual([{ our_id: id }]);
  });

  /** A copy of this creator's money rows, as a backup would hold them. */
  async function snapshot(creator_id: string) {
    const earnings = await db
      .selectFrom('earnings')
      .selectAll()
      .where('creator_id', '=', creator_id)
      .execute();
    const accounts = await db
      .selectFrom('ledger_accounts')
      .selectAll()
      .where('account', 'like', `creator:${creator_id}:%`)
      .execute();
    return { earnings, accounts, creator_id };
  }

  async function restore(
    { earnings, accounts, creator_id }: Awaited<ReturnType<typeof snapshot>>,
    id: string,
  ): Promise<void> {
    await inTransaction(db, async (tx) => {
      await tx.deleteFrom('payout_parts').where('payout_id', '=', id).execute();
      await tx.deleteFrom('payouts').where('id', '=', id).execute();
      for (const { id: earning, status, in_transit_cents, paid_cents } of earnings) {
        await tx
          .updateTable('earnings')
          .set({ status, in_transit_cents, paid_cents })
          .where('id', '=', earning)
          .execute();
      }
      for (const part of ['pending', 'available', 'in_transit']) {
        const account = `creator:${creator_id}:${part}`;
        const balance_cents = accounts.find((one) => one.account === account)?.balance_cents ?? 0;
        await tx
          .updateTable('ledger_accounts')
          .set({ balance_cents })
          .where('account', '=', account)
          .execute();
      }
      // An older backup doesn't have these rows, but the triggers forbid deleting them.
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`delete from ledger_transfers where event_id in (select id from ledger_events where subject_id = ${id})`.execute(
        tx,
      );
      await sql`delete from ledger_events where subject_id = ${id}`.execute(tx);
    });
  }
});
