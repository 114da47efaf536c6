import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysUpTo, MONEY_NAMES, type MoneyName } from '#domain/admin/overview.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { newCast } from '#test/support/money-life/cast.ts';
import { MoneyLife } from '#test/support/money-life/life.ts';
import { steps } from '#test/support/money-life/steps.ts';
import { testContext } from '#test/support/test-context.ts';
import { findDaily } from './find-daily.ts';
import { sumByDay } from './sum-by-day.ts';

const LIVES = 12;
const RANGES = 25;

it('tells for any range of days what the ledger’s events say, to the cent', async () => {
  const { context, ...others } = await newCast(await testContext());
  const { db } = context;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 500, max: 40_000 }), steps, async (payout_cents, story) => {
      const life = await MoneyLife.begin({ context, ...others }, { payout_cents, slots: 2 });
      for (const step of story) await life.live(step);
      await life.end();
    }),
    { numRuns: LIVES },
  );
  const booked = await db
    .selectFrom('ledger_events as e')
    .innerJoin('ledger_transfers as t', 't.event_id', 'e.id')
    .select(['e.kind', 'e.occurred_at', 't.from_account', 't.to_account', 't.amount_cents'])
    .execute();
  type Booked = (typeof booked)[number];
  /** The query goes by accounts, and this by what happened. */
  const SAYS: Record<MoneyName, (one: Booked) => number> = {
    paid_in: ({ kind }) => (kind === 'paid_in' ? 1 : 0),
    released: ({ kind, to_account }) => (kind === 'released' && to_account.startsWith('creator:') ? 1 : 0),
    fees: ({ kind, to_account }) => (kind === 'released' && to_account.startsWith('platform:') ? 1 : 0),
    refunded: ({ kind }) => ({ refund_paid: 1, refund_returned: -1 })[kind] ?? 0,
  };
  const sumOf = (name: MoneyName, days: readonly string[]) =>
    booked
      .filter(({ occurred_at }) => days.includes(newYorkDate(new Date(occurred_at))))
      .reduce((sum, one) => sum + SAYS[name](one) * Number(one.amount_cents), 0);

  const last = newYorkDate(context.now());
  expect(sumOf('paid_in', daysUpTo(last, 4_000))).toBeGreaterThan(0);
  await fc.assert(
    fc.asyncProperty(fc.nat(400), fc.integer({ min: 1, max: 90 }), async (daysAgo, days) => {
      const range = daysUpTo(daysUpTo(last, daysAgo + 1)[0] ?? '', 2 * days);
      const money = await findDaily(db, MONEY_NAMES, range, days);
      for (const name of MONEY_NAMES) {
        const trend = money.find((one) => one.name === name);
        expect(trend?.total).toBe(sumOf(name, range.slice(days)));
        expect(trend?.total_before).toBe(sumOf(name, range.slice(0, days)));
      }
    }),
    { numRuns: RANGES },
  );
});

it('earned in all days together is what the accounts of our fees hold', async () => {
  const { db } = await testContext();
  const fees = (await sumByDay(db, ['fees'], '2000-01-01')).get('fees') ?? new Map<string, number>();
  const { cents } = await db
    .selectFrom('ledger_accounts')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('balance_cents'), eb.lit(0)).as('cents'))
    .where('account', 'like', 'platform:revenue:%')
    .executeTakeFirstOrThrow();
  expect([...fees.values()].reduce((sum, day) => sum + day, 0)).toBe(Number(cents));
});
