import type { NewLocation } from '#contract/businesses/locations.ts';
import { lockOnboardingBusiness } from '#server/areas/businesses/businesses/lock.ts';
import { putFirstLocation } from '#server/areas/businesses/locations/commands/put-first-location.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { getOnboarding } from '../queries/get-onboarding.ts';

/** Sets the first location during onboarding. A repeated request changes the same one. */
export async function placeShop(context: Context, userId: string, input: NewLocation) {
  await inTransaction(context.db, async (tx) => {
    const { id } = await lockOnboardingBusiness(tx, userId);
    await putFirstLocation(tx, context, id, input);
  });
  return getOnboarding(context, userId);
}
