import { openPaymentProvider } from '#server/platform/payments/open-payment-provider.ts';
import { FORGETS_JOBS } from './quiet-queue.ts';
import { TestClock } from './test-clock.ts';
import type { TestContext } from './test-context.ts';
import { openMigratedDatabase } from './test-database.ts';

/**
 * A database, a clock and a provider for one test file alone. It is for tests that look at everything, such as the
 * entire ledger or the provider's statement, and for tests whose leftovers would disturb them.
 */
export async function withOwnLedger(outside: TestContext): Promise<TestContext> {
  const handle = await openMigratedDatabase();
  const { db } = handle;
  const { config } = outside;
  const clock = new TestClock();
  const now = () => clock.now();
  // Mail and the like would go out by the thousand; what the jobs do to money is done by hand.
  const queue = { ...outside.queue, ...FORGETS_JOBS };
  const payments = await openPaymentProvider({ config, db, queue, now });
  return { ...outside, handle, db, clock, now, queue, payments };
}
