import type { Account } from '#domain/accounts/access.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

export function deleteTaxDetails(
  { db }: Pick<Context, 'db'>,
  account: Account,
  businessId: string,
): Promise<{ done: true }> {
  return inTransaction(db, async (tx) => {
    await lockBusiness(tx, account, businessId, 'own');
    await tx.deleteFrom('business_tax_details').where('business_id', '=', businessId).execute();
    return { done: true };
  });
}
