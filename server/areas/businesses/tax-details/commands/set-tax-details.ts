import type { TaxDetails, TaxDetailsChange } from '#contract/businesses/tax-details.ts';
import type { Account } from '#domain/accounts/access.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { findTaxDetails } from '../queries/find-tax-details.ts';

/** The business is locked first, so that two first changes don't meet. */
export function setTaxDetails(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  business_id: string,
  { version, ...details }: TaxDetailsChange,
): Promise<TaxDetails> {
  return inTransaction(db, async (tx) => {
    await lockBusiness(tx, account, business_id, 'own');
    const current = await findTaxDetails(tx, business_id);
    if ((current?.version ?? 0) !== version) {
      throw new Problem(
        'stale',
        'These details changed in the meantime. Reload the page, then edit them again.',
      );
    }
    const row = { ...details, version: version + 1, updated_at: now().toISOString() };
    await tx
      .insertInto('business_tax_details')
      .values({ business_id, ...row })
      .onConflict((oc) => oc.column('business_id').doUpdateSet(row))
      .execute();
    return { ...details, version: row.version };
  });
}
