import type { Business } from '#contract/businesses/businesses.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { businessQuery, toBusiness } from '../business-query.ts';
import { requireBusiness } from './require-business.ts';

export async function getBusiness(db: Database, account: Account, businessId: string): Promise<Business> {
  const membership = await requireBusiness(db, account, businessId, 'read');
  const row = await businessQuery(db).where('businesses.id', '=', businessId).executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'We can’t find that business.');
  return toBusiness(row, membership);
}
