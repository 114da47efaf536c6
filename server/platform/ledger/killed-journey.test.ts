import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Hands } from '#test/support/killed/hands.ts';
import { expectEveryCent, liveThrough } from '#test/support/killed/journey.ts';
import { KilledProgram } from '#test/support/killed/killed-program.ts';
import { startStripeFake } from '#test/support/stripe-fake/start-stripe-fake.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { createServerDatabase } from '#test/support/test-database.ts';

const JOURNEYS = Number(process.env.KILLED_JOURNEYS ?? 1);
const DEATHS = Number(process.env.KILLED_DEATHS ?? 6);
const SECRET = 'whsec_killed';
/** The journey has more of them, however few times anybody has to look again. */
const ACTIONS = 50;
/** Some of them are the last of a process. */
const deaths = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: ACTIONS }), fc.nat(60)), {
    minLength: DEATHS,
    maxLength: DEATHS,
    selector: ([action]) => action,
  })
  .map((pairs) => new Map(pairs));

it(
  'killed at any moment and started again, it pays in, out and back every cent once',
  async () => {
    await fc.assert(
      fc.asyncProperty(deaths, async (plan) => {
        let program: KilledProgram | null = null;
        const fake = await startStripeFake(() => program?.now() ?? new Date());
        try {
          program = await KilledProgram.start({
            NODE_ENV: 'test',
            LOG_LEVEL: 'error',
            DATA_DIR: await temporaryFolder(),
            DATABASE_URL: process.env.TEST_DB === 'pg' ? await createServerDatabase() : '',
            PAYMENTS_PROVIDER: 'stripe',
            STRIPE_SECRET_KEY: 'sk_test_1',
            STRIPE_WEBHOOK_SECRET: SECRET,
            STRIPE_CONNECT_WEBHOOK_SECRET: SECRET,
            STRIPE_API_BASE: fake.api_base,
            REQUESTS_PER_MINUTE: '100000',
            BUSY_AFTER_MS: '0',
            SEED_DEMO: '0',
          });
          const hands = new Hands(program, fake, { deaths: plan, secret: SECRET });
          const stage = { hands, fake, scene: await program.ask('set_scene') };
          await liveThrough(stage);
          await expectEveryCent(stage);
          expect(program.deaths).toBe(plan.size);
        } finally {
          await program?.kill();
          await fake.close();
        }
      }),
      { numRuns: JOURNEYS, endOnFailure: true, includeErrorInReport: true },
    );
  },
  JOURNEYS * 600_000,
);
