import { migrate } from '#server/platform/db/migrate.ts';
import { openPaymentProvider } from '#server/platform/payments/open-payment-provider.ts';
import { seedReference } from '#server/seed/write-reference.ts';
import { TestClock } from './test-clock.ts';
import type { TestContext } from './test-context.ts';
import { openEmptyDatabase } from './test-database.ts';

/**
 * A database, a clock and a provider that no other test touches. For tests that look at everything there is, such as the whole
 * ledger or the statement of the provider, and for those that leave behind what would disturb such a look.
 */
export async function withOwnLedger(outside: TestContext): Promise<TestContext> {
  const handle = await openEmptyDatabase();
  await migrate(handle);
  const { db } = handle;
  await seedReference(db);
  const { config } = outside;
  const clock = new TestClock();
  const now = () => clock.now();
  // Mail and the like would go out by the thousand; what the jobs do to money is done by hand.
  const queue = { ...outside.queue, enqueue: async () => undefined };
  const payments = await openPaymentProvider({ config, db, queue, now });
  return { ...outside, handle, db, clock, now, queue, payments };
}
