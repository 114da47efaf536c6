import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { lockPayout } from '#server/areas/money/payouts/lock.ts';
import { readPaidInYear } from '#server/areas/money/payouts/queries/read-paid-in-year.ts';
import { movePayout } from '#server/areas/money/payouts/transition.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { earnAndClear } from '#test/support/earnings.ts';
import { type Cast, newCast } from '#test/support/money-life/cast.ts';
import { MoneyLife } from '#test/support/money-life/life.ts';
import { passTime } from '#test/support/money-life/pass-time.ts';
import { steps } from '#test/support/money-life/steps.ts';
import { testContext } from '#test/support/test-context.ts';

const LIVES = 12;
const MANY_HOURS = 36_000_000;

it(
  'the sum of a creator and a year is what the ledger paid out to them in it, whatever happens in whatever order',
  async () => {
    const cast = await newCast(await testContext());
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(
        steps,
        fc.array(fc.integer({ min: 1_000, max: 90_000 }), { minLength: 3, maxLength: 3 }),
        fc.integer({ min: 0, max: 90 }),
        fc.boolean(),
        async (story, amounts, days, comesBack) => {
          const life = await MoneyLife.begin(cast, { payout_cents: 20_000, slots: 2 });
          for (const step of story) await life.live(step);
          await life.end();
          for (const [who, cents] of amounts.entries()) await payOut(life, cast, who, cents);
          if (comesBack) await returnLatest(cast);
          cast.context.clock.advance({ days });
          compared += await expectSameSums(cast);
        },
      ),
      { numRuns: LIVES, includeErrorInReport: true },
    );
    expect(compared).toBeGreaterThan(LIVES);
    await cast.context.handle.close();
  },
  MANY_HOURS,
);

async function payOut(life: MoneyLife, cast: Cast, who: number, cents: number): Promise<void> {
  const earner = cast.earners[who];
  if (earner === undefined) return;
  await earnAndClear(cast.context, earner, [cents]);
  await life.live({ action: 'payout', who, parts: 900 });
  await passTime(cast, 30);
}

/** A bank sends back what had arrived. */
async function returnLatest({ context }: Cast): Promise<void> {
  const { db, clock } = context;
  const paid = await db
    .selectFrom('payouts')
    .select('id')
    .where('status', '=', 'paid')
    .orderBy('paid_at', 'desc')
    .executeTakeFirst();
  if (paid === undefined) return;
  await inTransaction(db, async (tx) =>
    movePayout(tx, await lockPayout(tx, paid.id), { move: 'fail' }, clock.now()),
  );
}

/** Adds the transfers up without looking at the payouts. Returns how many sums there were. */
async function expectSameSums({ context: { db }, earners }: Cast): Promise<number> {
  const { rows } = await sql<{ creator_id: string; year: number; cents: number }>`
    select split_part(t.from_account, ':', 2) as creator_id,
      to_char(e.occurred_at at time zone 'America/New_York', 'YYYY')::int as year,
      sum(t.amount_cents)::int as cents
    from ledger_events e join ledger_transfers t on t.event_id = e.id
    where e.kind = 'payout_paid' and not exists (
      select from ledger_events r where r.event_key = 'payout-returned:' || e.subject_id)
    group by 1, 2`.execute(db);
  const ids = earners.map(({ creator_id }) => creator_id);
  const years = [...new Set(rows.map(({ year }) => year))];
  const sums = [];
  for (const year of years) {
    const paid = await readPaidInYear(db, year, ids);
    sums.push(...paid.map(({ creator_id, paid_cents }) => ({ creator_id, year, cents: paid_cents })));
  }
  const inOrder = (list: readonly { creator_id: string; year: number; cents: number }[]) =>
    list.map(({ creator_id, year, cents }) => `${year} ${creator_id} ${cents}`).sort();
  expect(inOrder(sums)).toEqual(inOrder(rows));
  return rows.length;
}
