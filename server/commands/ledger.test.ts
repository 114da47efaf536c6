import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { newPayer, payIn } from '#test/support/fundings.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { testContext } from '#test/support/test-context.ts';
import { runLedgerVerb } from './ledger-verbs.ts';

const context = await withOwnLedger(await testContext());
const { db, clock } = context;

async function lose(amount_cents: number): Promise<string> {
  const id = `txn_${newId().replaceAll('-', '')}`;
  const created_at = context.now().toISOString();
  const line = { id, kind: 'other', amount_cents, fee_cents: 0, created_at } as const;
  await db.insertInto('sandbox_balance').values(line).execute();
  clock.advance({ hours: 1 / 60 });
  return id;
}

it('holds once, and releases once everything agrees', async () => {
  await payIn(context, await newPayer(context));
  clock.advance({ hours: 1 / 60 });
  expect(await runLedgerVerb(context, 'hold')).toContain('no payout and no refund leaves');
  expect(await runLedgerVerb(context, 'hold')).toContain('already');
  expect(await runLedgerVerb(context, 'check')).toMatch(/^Payouts and refunds are on hold: .*\nClean:/);
  expect(await runLedgerVerb(context, 'release')).toContain('Released');
  expect(await runLedgerVerb(context, 'release')).toBe('Nothing was on hold.');
});

it('names what differs with both amounts, says what to do, and releases nothing before it is done', async () => {
  const id = await lose(-1_250);
  await runLedgerVerb(context, 'hold');
  const checked = await runLedgerVerb(context, 'check');
  expect(checked).toContain(`Provider, entry:${id}: -$12.50 at the provider, $0.00 in the ledger`);
  expect(checked).toContain('Not clean. Run bin/ledger book.');
  expect(await runLedgerVerb(context, 'book')).toBe(
    `Booked: 0 payments, 0 refunds, 0 payouts.\nLeft: entry:${id}. It was moved by hand at the provider. Book it to the reserve under Utilities, Provider.`,
  );
  await expect(runLedgerVerb(context, 'release')).rejects.toThrow(/^Still on hold:/);
  await lose(1_250);
  await expect(runLedgerVerb(context, 'release')).rejects.toThrow(/^Still on hold:/);
});

it('names a ledger that doesn’t add up', async () => {
  await db
    .updateTable('ledger_accounts')
    .set((eb) => ({ balance_cents: eb('balance_cents', '+', 1) }))
    .where('account', 'like', '%:fees_held')
    .execute();
  expect(await runLedgerVerb(context, 'check')).toMatch(
    /^Ledger, balance, campaign:.*:fees_held: expected \$110.00, found \$110.01$/m,
  );
});

it('says which words it knows', async () => {
  const env = { PATH: process.env.PATH ?? '' };
  const failed = promisify(execFile)(process.execPath, ['server/commands/ledger.ts', 'unlock'], { env });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Say hold, check, book or release'),
  });
});
