import type { TaxDetails } from '#contract/businesses/tax-details.ts';
import type { State } from '#domain/accounts/mailing-address.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** Callers have made sure that the owner asks. */
export async function findTaxDetails(db: Database | Tx, businessId: string): Promise<TaxDetails | null> {
  const row = await db
    .selectFrom('business_tax_details')
    .select(['legal_name', 'ein', 'street', 'unit', 'city', 'state', 'zip', 'reference', 'version'])
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return row ? { ...row, state: row.state as State } : null;
}
