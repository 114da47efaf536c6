import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { openRefunds } from '#server/areas/money/fundings/commands/open-refunds.ts';
import { refundUnallocated } from '#server/areas/money/fundings/commands/refund-unallocated.ts';
import { requestRefund } from '#server/areas/money/fundings/commands/send-refund.ts';
import { payThrough } from '#server/areas/money/payouts/jobs/send-payout.ts';
import { sendAll } from '#server/areas/money/payouts/jobs/send-payouts.ts';
import { bookEntry } from '#server/areas/money/provider-balance/commands/book-entry.ts';
import { getStatement } from '#server/areas/money/provider-balance/queries/get-statement.ts';
import type { Context } from '#server/platform/context.ts';
import { connectPg } from '#server/platform/db/connect-pg.ts';
import { newId } from '#server/platform/db/ids.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { readReserve } from '#server/platform/ledger/read-reserve.ts';
import { seedReference } from '#server/seed/write-reference.ts';
import { type Backup, backUp } from '#test/support/backup.ts';
import { askForPayout, clearAll, type Earner, newEarner, release } from '#test/support/earnings.ts';
import { beginPayment, newPayer, type Payer } from '#test/support/fundings.ts';
import { newPerson } from '#test/support/people.ts';
import { connectAccount, environmentOf, openStripeContext, payOnPage } from '#test/support/stripe-context.ts';
import { decideDispute, disputeAt } from '#test/support/stripe-fake/disputes.ts';
import { settlePayout } from '#test/support/stripe-fake/payouts.ts';
import { startStripeFake } from '#test/support/stripe-fake/start-stripe-fake.ts';
import { testContext } from '#test/support/test-context.ts';
import { createServerDatabase } from '#test/support/test-database.ts';
import { runLedgerVerb } from './ledger-verbs.ts';

const fake = await startStripeFake();
afterAll(fake.close);
const outside = await testContext();
const run = promisify(execFile);

/** As an operator runs it: another process, with the environment alone. */
async function bin(url: string, verb: string): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', ...environmentOf(fake, url) };
  const { stdout } = await run(process.execPath, ['server/commands/ledger.ts', verb], { env });
  return stdout.trim();
}

async function pay(context: Context, payer: Payer): Promise<string> {
  const { funding_id } = await beginPayment(context, payer, payer.slots);
  await payOnPage(context, fake, funding_id);
  return funding_id;
}

async function payOut(context: Context, earner: Earner, cents: number): Promise<string> {
  const { id } = await askForPayout(context, earner, cents);
  await leave(context, id);
  return id;
}

async function leave(context: Context, id: string): Promise<void> {
  expect(await sendAll(context, [id])).toBe(1);
  await payThrough(context, id);
  const [made] = [...fake.state.payouts.values()].filter(({ metadata }) => metadata.our_id === id);
  settlePayout(fake.state, made?.id ?? '', 'paid');
  await payThrough(context, id);
}

const campaign = (context: Context, id: string) =>
  context.db
    .selectFrom('campaigns')
    .select(['status', 'funded_slots'])
    .where('id', '=', id)
    .executeTakeFirst();

const transfersTo = (id: string) =>
  [...fake.state.transfers.values()].filter(({ metadata }) => metadata.our_id === id);
const refundsOf = (fundingId: string) =>
  [...fake.state.refunds.values()].filter(({ metadata }) => metadata.funding_id === fundingId);

it('a restored database sends nothing twice, learns what it missed, and agrees with the provider to the cent', async () => {
  const url = await createServerDatabase();
  const before = await connectPg(url, 2);
  await migrate(before);
  await seedReference(before.db);
  await before.close();
  let live = await openStripeContext(outside, fake, url);

  // Up to the backup.
  const work = await newPayer(live, { payout_cents: 30_000, slots: 3 });
  await pay(live, work);
  const [maya, leo] = [await newEarner(live), await newEarner(live)];
  for (const earner of [maya, leo]) {
    await release(live, work, { creator_id: earner.creator_id, gross_cents: 30_000 });
    await connectAccount(live, fake, earner);
    await clearAll(live, earner);
  }
  const spots = await newPayer(live);
  const spots_funding = await pay(live, spots);
  const taken_back = await newPayer(live, { payout_cents: 10_000, slots: 1 });
  const taken_back_funding = await pay(live, taken_back);
  const cheaper = await newPayer(live, { payout_cents: 20_000, slots: 1 });
  const cheaper_funding = await pay(live, cheaper);
  const [begun, unbegun] = [await newPayer(live), await newPayer(live)];
  const { funding_id: begun_funding } = await beginPayment(live, begun, begun.slots);
  const requested = await askForPayout(live, leo, 12_000);

  const { backup, reopened } = await backUpAt(live, url);
  live = reopened;

  // After it.
  await payOnPage(live, fake, begun_funding);
  const unbegun_funding = await pay(live, unbegun);
  const newborn = await newPayer(live, { payout_cents: 7_500, slots: 2 });
  const newborn_funding = await pay(live, newborn);
  const spots_given = await inTransaction(live.db, async (tx) =>
    refundUnallocated(tx, live, await lockCampaign(tx, spots.campaign_id), 'spots_open'),
  );
  const difference = {
    refund_key: `difference:${cheaper_funding}`,
    campaign_id: cheaper.campaign_id,
    reason: 'lower_quote' as const,
    portions: [{ slots: 0 as const, payout_cents: 4_000, fee_cents: 400 }],
  };
  await inTransaction(live.db, (tx) => openRefunds(tx, live, difference));
  await notifyAll(live);
  const missed = await payOut(live, maya, 20_000);
  await leave(live, requested.id);
  const { reference: page } = (await live.payments.findCheckout({
    id: taken_back_funding,
    reference: null,
  })) ?? { reference: '' };
  decideDispute(fake.state, disputeAt(fake.state, page), 'lost');
  fake.state.move('adjustment', -1_000, 'by_hand');
  await live.handle.close();

  // Restored.
  const restored = await backup.restore();
  expect(await bin(restored, 'hold')).toContain('On hold');
  const now = await openStripeContext(outside, fake, restored);
  await expect(askForPayout(now, maya, 20_000)).rejects.toThrow('Payouts are paused');
  expect(await sendAll(now, [requested.id])).toBe(0);
  const checked = await runLedgerVerb(now, 'check');
  for (const id of [begun_funding, unbegun_funding, newborn_funding, missed, requested.id]) {
    expect(checked).toContain(id);
  }
  expect(checked).toContain('$200.00 at the provider');
  expect(checked).toContain('Not clean.');
  await expect(runLedgerVerb(now, 'release')).rejects.toThrow('Still on hold');

  const booked = await runLedgerVerb(now, 'book');
  expect(booked).toContain('Booked: 3 payments, 1 refunds, 2 payouts.');
  expect(booked).toContain('Accept them again');
  expect(booked).toContain('It was moved by hand at the provider.');
  expect(booked.split('\n')).toHaveLength(3);

  expect(await campaign(now, begun.campaign_id)).toEqual({ status: 'live', funded_slots: 4 });
  expect(await campaign(now, unbegun.campaign_id)).toEqual({ status: 'live', funded_slots: 4 });
  expect(await campaign(now, newborn.campaign_id)).toBeUndefined();
  expect(await campaign(now, spots.campaign_id)).toEqual({ status: 'live', funded_slots: 0 });
  expect(refundsOf(spots_funding).map(({ amount }) => amount)).toEqual([spots_given.total_cents]);

  // The operator's part: making the decision again, and booking the movement by hand.
  await inTransaction(now.db, (tx) => openRefunds(tx, now, difference));
  await notifyAll(now);
  expect(refundsOf(cheaper_funding)).toHaveLength(1);
  expect(refundsOf(newborn_funding)).toHaveLength(0);
  const admin = await newPerson(now, { role: 'admin' });
  const [by_hand] = (await getStatement(now)).differences.filter(({ subject }) =>
    subject.startsWith('entry:'),
  );
  const reason = 'A test of the dashboard.';
  await bookEntry(now, admin.user_id, { key: newId(), reference: by_hand?.reference ?? '', reason });

  expect(await runLedgerVerb(now, 'check')).toContain('Clean');
  expect(await bin(restored, 'release')).toContain('Released');
  await notifyAll(now);
  expect(refundsOf(newborn_funding)).toHaveLength(1);
  expect(await runLedgerVerb(now, 'check')).toBe(
    'Payouts and refunds aren’t on hold.\nClean: the ledger and the provider agree.',
  );
  for (const id of [missed, requested.id]) expect(transfersTo(id)).toHaveLength(1);
  await expect(askForPayout(now, maya, 20_000)).rejects.toThrow('$100.00 is available now');
  const { statement_cents, ledger_cents } = await getStatement(now);
  expect(statement_cents).toBe(fake.state.balance);
  expect(ledger_cents).toBe(fake.state.balance);
  expect(await readReserve(now.db)).toBe(-1_000);
  await now.handle.close();
});

/** The server copies only a database nobody is connected to. */
async function backUpAt(live: Context, url: string): Promise<{ backup: Backup; reopened: Context }> {
  await live.handle.close();
  return { backup: await backUp(url), reopened: await openStripeContext(outside, fake, url) };
}

/** Calls that the jobs would make to the provider. */
async function notifyAll(context: Context): Promise<void> {
  const due = await context.db
    .selectFrom('refunds')
    .select('id')
    .where('status', 'in', ['created', 'sent', 'failed'])
    .orderBy('id')
    .execute();
  for (const { id } of due) await requestRefund(context, id);
}
