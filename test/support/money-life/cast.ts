import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { connectBank, type Earner, newEarner } from '#test/support/earnings.ts';
import { newPayer, type Payer } from '#test/support/fundings.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { newPerson } from '#test/support/people.ts';
import type { TestContext } from '#test/support/test-context.ts';
import { type MoodyProvider, moodyProvider } from './moody-provider.ts';

export interface Cast {
  context: TestContext & { payments: MoodyProvider };
  payer: Payer;
  earners: Earner[];
  deciders: Account[];
}

/**
 * The participants of all sequences: a shop, three creators with banks, and two admins. They have their own ledger,
 * because their jobs look at everything, and months pass for them while the other tests' clock stands still.
 */
export async function newCast(outside: TestContext): Promise<Cast> {
  const shared = await withOwnLedger(outside);
  const earners: Earner[] = [];
  for (let count = 0; count < 3; count += 1) {
    const earner = await newEarner(shared);
    await connectBank(shared, earner);
    earners.push(earner);
  }
  const payer = await newPayer(shared);
  const deciders = [await newAdmin(shared), await newAdmin(shared)];
  await letPay(shared, deciders[0]?.user_id ?? '');
  const context = { ...shared, payments: moodyProvider(shared.payments) };
  return { context, payer, earners, deciders };
}

/** One shop pays for all lives: it is not new after its first payment. */
async function letPay({ db, now }: TestContext, changed_by: string): Promise<void> {
  await db
    .insertInto('platform_settings')
    .values({
      id: newId(),
      key: 'new_business_days',
      value: 0,
      version: 1,
      changed_at: now().toISOString(),
      changed_by,
      reason: 'It pays for every life.',
    })
    .execute();
}

async function newAdmin(context: Context): Promise<Account> {
  const { user_id, email } = await newPerson(context, { role: 'admin' });
  return {
    user_id,
    email,
    full_name: 'Nia Brooks',
    role: 'admin',
    admin_role: 'owner',
    account_status: 'active',
    is_business_onboarding: false,
    creator_id: null,
    creator_status: null,
    is_application_open: false,
    business_count: 0,
    must_add_factor: false,
    business: null,
  };
}
