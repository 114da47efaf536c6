import type { NewLocation } from '#contract/locations.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { putFirstLocation } from '../locations/put-first-location.ts';
import { getOnboarding } from './get-onboarding.ts';
import { holdBusiness } from './hold-business.ts';

/** The first location of a shop on its way in; sent again, it is the same one. */
export async function placeShop(context: Context, userId: string, input: NewLocation) {
  await inTransaction(context.db, async (tx) => {
    const { id } = await holdBusiness(tx, userId);
    await putFirstLocation(tx, context, id, input);
  });
  return getOnboarding(context, userId);
}
