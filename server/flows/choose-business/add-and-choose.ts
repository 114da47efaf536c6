import type { Business } from '#contract/businesses/businesses.ts';
import type { NewBusiness } from '#contract/businesses/own-businesses.ts';
import type { Account } from '#domain/accounts/access.ts';
import { chooseBusiness } from '#server/areas/accounts/sessions/commands/choose-business.ts';
import { getBusiness } from '#server/areas/businesses/businesses/queries/get-business.ts';
import { addBusiness } from '#server/areas/businesses/onboarding/commands/add-business.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

/** Adds a business and opens it in this session. */
export async function addAndChoose(
  context: Context,
  account: Account,
  session_id: string,
  wishes: NewBusiness,
): Promise<Business> {
  const business_id = await inTransaction(context.db, async (tx) => {
    const added = await addBusiness(tx, context, account, wishes);
    await chooseBusiness(tx, { session_id, business_id: added });
    return added;
  });
  return getBusiness(context.db, account, business_id);
}
