import type { Business } from '#contract/businesses.ts';
import type { Account } from '#domain/access.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { businessQuery, toBusiness } from './business-query.ts';
import { requireBusiness } from './require-business.ts';

export async function getBusiness(db: Database, account: Account, businessId: string): Promise<Business> {
  const membership = await requireBusiness(db, account, businessId, 'read');
  const row = await businessQuery(db).where('businesses.id', '=', businessId).executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'There is no such business.');
  return toBusiness(row, membership);
}
