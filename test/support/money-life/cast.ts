import type { Account } from '#domain/access.ts';
import type { Context } from '#server/context.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPaymentProvider } from '#server/payments/open-payment-provider.ts';
import { seedReference } from '#server/seed/write-reference.ts';
import { connectBank, type Earner, newEarner } from '../earnings.ts';
import { newPayer, type Payer } from '../fundings.ts';
import { newPerson } from '../people.ts';
import { TestClock } from '../test-clock.ts';
import type { TestContext } from '../test-context.ts';
import { openEmptyDatabase } from '../test-database.ts';
import { type MoodyProvider, moodyProvider } from './moody-provider.ts';

export interface Cast {
  context: TestContext & { payments: MoodyProvider };
  payer: Payer;
  earners: Earner[];
  deciders: Account[];
}

/**
 * Who takes part in all lives: a shop, three creators with banks, and two of us to decide. They have books of their own: their jobs
 * look at everything there is, and months pass for them while the clock of everybody else stands still.
 */
export async function newCast(outside: TestContext): Promise<Cast> {
  const shared = await withOwnBooks(outside);
  const earners: Earner[] = [];
  for (let count = 0; count < 3; count += 1) {
    const earner = await newEarner(shared);
    await connectBank(shared, earner);
    earners.push(earner);
  }
  const payer = await newPayer(shared);
  const deciders = [await newAdmin(shared), await newAdmin(shared)];
  const context = { ...shared, payments: moodyProvider(shared.payments) };
  return { context, payer, earners, deciders };
}

async function withOwnBooks(outside: TestContext): Promise<TestContext> {
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

async function newAdmin(context: Context): Promise<Account> {
  const { user_id, email } = await newPerson(context, { role: 'admin' });
  return {
    user_id,
    email,
    full_name: 'Nia Brooks',
    role: 'admin',
    account_status: 'active',
    is_business_onboarding: false,
    creator_status: null,
    is_application_open: false,
    business: null,
  };
}
