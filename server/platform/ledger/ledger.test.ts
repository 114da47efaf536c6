import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { testContext } from '#test/support/test-context.ts';
import { feesHeldOf, heldOf, PROVIDER_CLEARING, refundsDueOf } from './accounts.ts';
import { checkLedger } from './check-ledger.ts';
import { postTransfers, type Transfer } from './post-transfers.ts';
import { readCampaignMoney } from './read-campaign-money.ts';

const { db } = await withOwnLedger(await testContext());
const now = new Date('2026-06-10T16:00:00Z');

const post = (transfers: readonly Transfer[], event_key: string = newId()) =>
  inTransaction(db, (tx) => postTransfers(tx, { event_key, kind: 'tried', transfers }, now));

const balanceOf = async (account: string) => {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance_cents')
    .where('account', '=', account)
    .executeTakeFirst();
  return row?.balance_cents ?? 0;
};

async function paidIn(cents: number): Promise<string> {
  const account = heldOf(newId());
  await post([{ from: PROVIDER_CLEARING, to: account, amount_cents: cents }]);
  return account;
}

const failing = (kind: string) => expect.objectContaining({ kind });

describe('the ledger', () => {
  it('moves an amount from one account to another, and the ledger stays balanced', async () => {
    const campaign = newId();
    const business = newId();
    await post([
      { from: PROVIDER_CLEARING, to: heldOf(campaign), amount_cents: 27_500 },
      { from: PROVIDER_CLEARING, to: feesHeldOf(campaign), amount_cents: 2_750 },
    ]);
    await post([{ from: heldOf(campaign), to: refundsDueOf(business), amount_cents: 500 }]);
    const money = await readCampaignMoney(db, [campaign]);
    expect(money.get(campaign)).toEqual({
      paid_in_cents: 30_250,
      held_cents: 27_000,
      fees_held_cents: 2_750,
      released_cents: 0,
      refunded_cents: 500,
    });
    const { faults } = await checkLedger(db);
    expect(faults).toEqual([]);
  });

  it('records an event once, however often it is reported, at once or later', async () => {
    const account = heldOf(newId());
    const key = newId();
    const transfers = [{ from: PROVIDER_CLEARING, to: account, amount_cents: 100 }];
    const told = await Promise.all(Array.from({ length: 20 }, () => post(transfers, key)));
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await post(transfers, key)).toBe(false);
    expect(await balanceOf(account)).toBe(100);
  });

  it('refuses an event that comes again with another amount', async () => {
    const account = heldOf(newId());
    const key = newId();
    await post([{ from: PROVIDER_CLEARING, to: account, amount_cents: 100 }], key);
    await expect(post([{ from: PROVIDER_CLEARING, to: account, amount_cents: 101 }], key)).rejects.toEqual(
      failing('other_event'),
    );
  });

  it('gives out no more than an account holds when 32 ask at once', async () => {
    const account = await paidIn(500);
    const to = refundsDueOf(newId());
    const asked = await Promise.allSettled(
      Array.from({ length: 32 }, () => post([{ from: account, to, amount_cents: 100 }])),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await balanceOf(account)).toBe(0);
    expect(await balanceOf(to)).toBe(500);
  });

  it('leaves nothing behind when an event cannot be paid', async () => {
    const account = await paidIn(50);
    const other = heldOf(newId());
    const key = newId();
    const transfers = [
      { from: account, to: other, amount_cents: 30 },
      { from: account, to: refundsDueOf(newId()), amount_cents: 30 },
    ];
    await expect(post(transfers, key)).rejects.toEqual(failing('not_enough'));
    expect(await balanceOf(other)).toBe(0);
    expect(await post([{ from: account, to: other, amount_cents: 50 }], key)).toBe(true);
  });

  it.each([
    ['nothing', []],
    ['zero', [0]],
    ['less than nothing', [-1]],
    ['half a cent', [0.5]],
    ['more than a number holds', [Number.MAX_SAFE_INTEGER + 1]],
    ['no number', [Number.NaN]],
  ])('refuses to move %s', async (_what, amounts) => {
    const to = heldOf(newId());
    const transfers = amounts.map((amount_cents) => ({ from: PROVIDER_CLEARING, to, amount_cents }));
    await expect(post(transfers)).rejects.toBeInstanceOf(Error);
    expect(await balanceOf(to)).toBe(0);
  });

  it('refuses an account that pays itself, and one that does not exist in the chart', async () => {
    const account = await paidIn(10);
    await expect(post([{ from: account, to: account, amount_cents: 1 }])).rejects.toEqual(
      failing('bad_transfer'),
    );
    await expect(
      post([{ from: account, to: 'campaign:mine:pocket', amount_cents: 1 }]),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('changes and removes nothing that was written', async () => {
    await paidIn(10);
    for (const table of ['ledger_transfers', 'ledger_events']) {
      const { ref } = sql;
      await expect(sql`update ${ref(table)} set id = id`.execute(db)).rejects.toThrow('append-only');
      await expect(sql`delete from ${ref(table)}`.execute(db)).rejects.toThrow('append-only');
    }
  });

  it('cannot be brought below zero even by hand', async () => {
    const account = await paidIn(10);
    await expect(
      db.updateTable('ledger_accounts').set({ balance_cents: -1 }).where('account', '=', account).execute(),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('says where the ledger does not balance', async () => {
    const account = await paidIn(10);
    await db
      .updateTable('ledger_accounts')
      .set({ balance_cents: 11 })
      .where('account', '=', account)
      .execute();
    const { faults } = await checkLedger(db);
    expect(faults).toContainEqual({
      rule: 'balance',
      subject: account,
      expected_cents: 10,
      found_cents: 11,
    });
    await db
      .updateTable('ledger_accounts')
      .set({ balance_cents: 10 })
      .where('account', '=', account)
      .execute();
  });
});
