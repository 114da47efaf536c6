import type { OnboardingChange } from '#contract/onboarding.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { getOnboarding } from './get-onboarding.ts';
import { holdBusiness } from './hold-business.ts';

/** Where the owner stands, and what they want. */
export async function changeOnboarding(context: Context, userId: string, change: OnboardingChange) {
  const updated_at = context.now().toISOString();
  await inTransaction(context.db, async (tx) => {
    const { id: business_id } = await holdBusiness(tx, userId);
    await tx
      .insertInto('business_onboardings')
      .values({ business_id, step: 'details', ...change })
      .onConflict((conflict) => conflict.column('business_id').doUpdateSet({ ...change, updated_at }))
      .execute();
  });
  return getOnboarding(context, userId);
}
