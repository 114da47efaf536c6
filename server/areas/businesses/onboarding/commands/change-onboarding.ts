import type { OnboardingChange } from '#contract/businesses/onboarding.ts';
import { lockOnboardingBusiness } from '#server/areas/businesses/businesses/lock.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { getOnboarding } from '../queries/get-onboarding.ts';

/** Saves the current step and the owner's choices. */
export async function changeOnboarding(context: Context, userId: string, change: OnboardingChange) {
  const updated_at = context.now().toISOString();
  await inTransaction(context.db, async (tx) => {
    const { id: business_id } = await lockOnboardingBusiness(tx, userId);
    await tx
      .insertInto('business_onboardings')
      .values({ business_id, step: 'details', ...change })
      .onConflict((conflict) => conflict.column('business_id').doUpdateSet({ ...change, updated_at }))
      .execute();
  });
  return getOnboarding(context, userId);
}
