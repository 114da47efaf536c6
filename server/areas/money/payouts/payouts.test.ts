import { describe, expect, it } from 'vitest';
import { clearEarnings } from '#server/areas/money/earnings/jobs/clear-earnings.ts';
import { newId } from '#server/platform/db/ids.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import {
  askForPayout,
  connectBank,
  type Earner,
  earn,
  earnAndClear,
  newEarner,
} from '#test/support/earnings.ts';
import { FORGETS_JOBS } from '#test/support/quiet-queue.ts';
import { scriptedProvider } from '#test/support/scripted-provider.ts';
import { testContext } from '#test/support/test-context.ts';
import { cancelPayout } from './commands/cancel-payout.ts';
import { makeWeeklyPayouts } from './jobs/make-weekly-payouts.ts';
import { sendPayouts } from './jobs/send-payouts.ts';
import { getPayoutWithParts, listPayouts } from './queries/list-payouts.ts';

const shared = await testContext();
const { db, clock } = shared;
/** Payouts stay with this provider until a test moves them on, because no jobs run. */
const context = {
  ...shared,
  payments: scriptedProvider(),
  queue: { ...shared.queue, ...FORGETS_JOBS },
};

const conflict = (detail: string) => expect.objectContaining({ code: 'conflict', message: detail });

async function sums({ creator_id }: Earner) {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['account', 'balance_cents'])
    .where('account', 'like', `creator:${creator_id}:%`)
    .execute();
  const of = (name: string) => rows.find(({ account }) => account.endsWith(name))?.balance_cents ?? 0;
  return [of('pending'), of('available'), of('in_transit')].map(Number);
}

const earningsOf = (ids: readonly string[]) =>
  db
    .selectFrom('earnings')
    .select(['status', 'in_transit_cents', 'paid_cents'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();

/** Sets the clock to noon in New York, so that 6 p.m. is later the same day. */
function goToNoon(): void {
  clock.advance({ hours: 24 - ((clock.now().getTime() / 3_600_000 + 8) % 24) });
}

async function withBank(amounts: readonly number[]): Promise<{ earner: Earner; ids: string[] }> {
  const earner = await newEarner(context);
  const ids = await earnAndClear(shared, earner, amounts);
  await connectBank(shared, earner);
  await db
    .updateTable('payees')
    .set({ provider: 'stripe' })
    .where('creator_id', '=', earner.creator_id)
    .execute();
  goToNoon();
  return { earner, ids };
}

/** Tests begin at noon, or at eleven once the shared clock has reached winter time. */
const PAST_SIX = { hours: 7 };

describe('earnings that clear', () => {
  it('become available at their time, once, and the creator gets a notification without a mail', async () => {
    const earner = await newEarner(context);
    const id = await earn(shared, earner, 20_000);
    await clearEarnings.run(context, {});
    expect(await sums(earner)).toEqual([20_000, 0, 0]);
    clock.advance({ days: 7 });
    await Promise.all(Array.from({ length: 8 }, () => clearEarnings.run(context, {})));
    expect(await sums(earner)).toEqual([0, 20_000, 0]);
    expect(await earningsOf([id])).toEqual([{ status: 'available', in_transit_cents: 0, paid_cents: 0 }]);
    const notifications = await db
      .selectFrom('notifications')
      .select(['title', 'href'])
      .where('user_id', '=', earner.person.user_id)
      .where('notification_key', '=', `cleared:${id}`)
      .execute();
    expect(notifications).toEqual([{ title: '$200.00 is ready to pay out', href: '/creator/earnings' }]);
  });
});

describe('a payout', () => {
  it('takes the oldest earnings first, and part of the last one', async () => {
    const { earner, ids } = await withBank([20_000, 18_750, 5_000]);
    const payout = await askForPayout(context, earner, 30_000);
    expect(payout).toMatchObject({ number: 1, status: 'requested', amount_cents: 30_000, can_cancel: true });
    expect(await earningsOf(ids)).toEqual([
      { status: 'in_transit', in_transit_cents: 20_000, paid_cents: 0 },
      { status: 'available', in_transit_cents: 10_000, paid_cents: 0 },
      { status: 'available', in_transit_cents: 0, paid_cents: 0 },
    ]);
    expect(await sums(earner)).toEqual([0, 13_750, 30_000]);
    const { parts } = await getPayoutWithParts(context, earner.person.user_id, payout.id);
    expect(parts.map(({ amount_cents }) => amount_cents)).toEqual([20_000, 10_000]);
  });

  it('is at least the lowest payout and at most what is available', async () => {
    const { earner } = await withBank([5_000]);
    await expect(askForPayout(context, earner, 999)).rejects.toEqual(
      conflict('The lowest payout is $10.00.'),
    );
    await expect(askForPayout(context, earner, 5_001)).rejects.toEqual(conflict('$50.00 is available now.'));
    await askForPayout(context, earner, 5_000);
    await expect(askForPayout(context, earner, 1_000)).rejects.toEqual(
      conflict('You have nothing available to send.'),
    );
  });

  it('needs a payout account that is ready', async () => {
    const earner = await newEarner(context);
    await earnAndClear(shared, earner, [5_000]);
    await expect(askForPayout(context, earner, 5_000)).rejects.toEqual(
      conflict('Connect a payout account first.'),
    );
    await connectBank(shared, earner, 'unknown');
    await expect(askForPayout(shared, earner, 5_000)).rejects.toEqual(
      conflict('Fix your payout account first.'),
    );
  });

  it('pays out exactly what is available when 50 ask at once', async () => {
    const { earner } = await withBank([30_000, 30_000, 40_000]);
    const asked = await Promise.allSettled(
      Array.from({ length: 50 }, () => askForPayout(context, earner, 10_000)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await sums(earner)).toEqual([0, 0, 100_000]);
    const { payouts } = await listPayouts(context, earner.creator_id, undefined);
    expect(payouts.map(({ number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('is one payout when the same request comes 50 times', async () => {
    const { earner } = await withBank([100_000]);
    const key = newId();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => askForPayout(context, earner, 10_000, key)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await sums(earner)).toEqual([0, 90_000, 10_000]);
    await expect(askForPayout(context, earner, 11_000, key)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('can be canceled until six, and not by somebody else', async () => {
    const { earner, ids } = await withBank([20_000]);
    const payout = await askForPayout(context, earner, 15_000);
    const stranger = await newEarner(context);
    await expect(cancelPayout(context, stranger.person.user_id, payout.id)).rejects.toMatchObject({
      code: 'not_found',
    });
    await Promise.all(
      Array.from({ length: 8 }, () => cancelPayout(context, earner.person.user_id, payout.id)),
    );
    expect(await sums(earner)).toEqual([0, 20_000, 0]);
    expect(await earningsOf(ids)).toEqual([{ status: 'available', in_transit_cents: 0, paid_cents: 0 }]);
    const late = await askForPayout(context, earner, 15_000);
    expect(late.number).toBe(2);
    clock.advance(PAST_SIX);
    await expect(cancelPayout(context, earner.person.user_id, late.id)).rejects.toEqual(
      conflict('This payout was already sent and can’t be canceled.'),
    );
  });

  it('leaves at six, once, however many machines send or cancel it', async () => {
    const { earner } = await withBank([20_000]);
    const payout = await askForPayout(context, earner, 20_000);
    await sendPayouts.run(context, {});
    expect((await getPayoutWithParts(context, earner.person.user_id, payout.id)).status).toBe('requested');
    clock.advance(PAST_SIX);
    await Promise.all(Array.from({ length: 8 }, () => sendPayouts.run(context, {})));
    const sent = await getPayoutWithParts(context, earner.person.user_id, payout.id);
    expect(sent).toMatchObject({ status: 'processing', can_cancel: false });
    const told = await db
      .selectFrom('notifications')
      .select('title')
      .where('notification_key', '=', `payout-sent:${payout.id}`)
      .execute();
    expect(told).toEqual([{ title: 'Your $200.00 payout is on its way' }]);
  });

  it('waits for the next batch while its creator is suspended or the account is not ready', async () => {
    const { earner } = await withBank([20_000, 20_000]);
    const payout = await askForPayout(context, earner, 20_000);
    const setCreator = (status: 'suspended' | 'active') =>
      db.updateTable('creators').set({ status }).where('id', '=', earner.creator_id).execute();
    await setCreator('suspended');
    clock.advance(PAST_SIX);
    await sendPayouts.run(context, {});
    const read = () => getPayoutWithParts(context, earner.person.user_id, payout.id);
    expect(await read()).toMatchObject({
      status: 'requested',
      waits_for: 'creator_suspended',
      can_cancel: true,
    });
    await expect(askForPayout(context, earner, 20_000)).rejects.toMatchObject({
      code: 'creator_status_not_allowed',
    });
    await setCreator('active');
    await db
      .updateTable('payees')
      .set({ status: 'restricted', checked_at: null })
      .where('creator_id', '=', earner.creator_id)
      .execute();
    clock.advance({ days: 1 });
    await sendPayouts.run(context, {});
    expect(await read()).toMatchObject({ status: 'requested', waits_for: 'account_not_ready' });
    await db
      .updateTable('payees')
      .set({ status: 'ready', checked_at: clock.now().toISOString() })
      .where('creator_id', '=', earner.creator_id)
      .execute();
    clock.advance({ days: 1 });
    await sendPayouts.run(context, {});
    expect(await read()).toMatchObject({ status: 'processing', waits_for: null });
  });
});

describe('weekly payouts', () => {
  it('take everything on Friday, once, from those who want that and have enough', async () => {
    const { earner } = await withBank([20_000, 700]);
    const { earner: off } = await withBank([20_000]);
    const { earner: poor } = await withBank([999]);
    await db
      .updateTable('payees')
      .set({ next_weekly_at: null })
      .where('creator_id', '=', off.creator_id)
      .execute();
    await db
      .updateTable('payees')
      .set({ next_weekly_at: clock.now().toISOString() })
      .where('creator_id', 'in', [earner.creator_id, poor.creator_id])
      .execute();
    await Promise.all(Array.from({ length: 8 }, () => makeWeeklyPayouts.run(context, {})));
    expect(await sums(earner)).toEqual([0, 0, 20_700]);
    expect(await sums(off)).toEqual([0, 20_000, 0]);
    expect(await sums(poor)).toEqual([0, 999, 0]);
    const { payouts } = await listPayouts(context, earner.creator_id, undefined);
    expect(payouts).toMatchObject([{ cause: 'weekly', number: 1, amount_cents: 20_700 }]);
    const { next_weekly_at } = await db
      .selectFrom('payees')
      .select('next_weekly_at')
      .where('creator_id', '=', earner.creator_id)
      .executeTakeFirstOrThrow();
    const next = new Date(next_weekly_at ?? '');
    expect(next > clock.now()).toBe(true);
    expect(next.getUTCDay()).toBe(5);
  });
});

it('leaves payouts, earnings and accounts in agreement', async () => {
  expect((await checkLedger(db)).faults).toEqual([]);
});
