import type { Account } from '#domain/access.ts';
import type { MemberRole } from '#domain/roles.ts';
import type { Database, Tx } from '../../db/database.ts';
import { type BusinessWish, findBusinessRefusal } from './policy.ts';

/** What the account is to the business, as it stands now; refuses where that is not enough. */
export async function requireBusiness(
  db: Database | Tx,
  account: Pick<Account, 'role' | 'user_id'>,
  businessId: string,
  wish: BusinessWish,
): Promise<MemberRole | null> {
  const held = await db
    .selectFrom('business_members')
    .select('role')
    .where('business_id', '=', businessId)
    .where('user_id', '=', account.user_id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  const membership = held?.role ?? null;
  const refusal = findBusinessRefusal(wish, account, membership);
  if (refusal !== null) throw refusal;
  return membership;
}

/**
 * The same before a change of members: the row of the business is held first, so that whatever happens to its members
 * happens one after the other.
 */
export async function lockBusiness(
  tx: Tx,
  account: Pick<Account, 'role' | 'user_id'>,
  businessId: string,
  wish: BusinessWish,
): Promise<{ business_name: string; membership: MemberRole | null }> {
  const business = await tx
    .selectFrom('businesses')
    .select('business_name')
    .where('id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
  const membership = await requireBusiness(tx, account, businessId, wish);
  return { business_name: business?.business_name ?? '', membership };
}
