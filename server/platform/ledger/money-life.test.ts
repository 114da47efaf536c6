import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cast, newCast } from '#test/support/money-life/cast.ts';
import { MoneyLife } from '#test/support/money-life/life.ts';
import { steps } from '#test/support/money-life/steps.ts';
import { testContext } from '#test/support/test-context.ts';
import { checkLedger } from './check-ledger.ts';

/** A short `bin/test` lives fewer, and `bin/bench ledger --soak` many more. The embedded database takes several times as long for each. */
const USUAL_LIVES = process.env.TEST_DB === 'pg' ? 400 : 200;
const LIVES = Number(process.env.MONEY_LIVES ?? USUAL_LIVES);
const CHECK_EVERY = 100;
const MANY_HOURS = 36_000_000;

it(
  'no cent is lost or made, whatever happens in whatever order',
  async () => {
    const cast = await newCast(await testContext());
    let lived = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 500, max: 40_000 }),
        fc.integer({ min: 1, max: 3 }),
        steps,
        async (payout_cents, slots, story) => {
          const life = await MoneyLife.begin(cast, { payout_cents, slots });
          for (const step of story) {
            await life.live(step);
            await life.check();
          }
          await life.end();
          lived += 1;
          if (lived % CHECK_EVERY === 0) await expectNoFault(cast);
        },
      ),
      { numRuns: LIVES, includeErrorInReport: true },
    );
    await expectNoFault(cast);
    await cast.context.handle.close();
  },
  MANY_HOURS,
);

async function expectNoFault({ context }: Cast): Promise<void> {
  const { faults } = await checkLedger(context.db);
  expect(faults).toEqual([]);
}
