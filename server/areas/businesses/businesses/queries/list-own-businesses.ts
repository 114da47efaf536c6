import type { Account } from '#domain/accounts/access.ts';
import type { Database } from '#server/platform/db/database.ts';
import { businessQuery, toBusiness } from '../business-query.ts';

const MOST = 50;

/** The businesses an account currently manages, its own first. */
export async function listOwnBusinesses(
  db: Database,
  { user_id }: Pick<Account, 'user_id'>,
  { membership }: { membership: 'any' | 'owner' },
) {
  const rows = await businessQuery(db)
    .innerJoin('business_members', 'business_members.business_id', 'businesses.id')
    .select('business_members.role')
    .where('business_members.user_id', '=', user_id)
    .where('business_members.status', '=', 'active')
    .$if(membership === 'owner', (query) => query.where('businesses.owner_id', '=', user_id))
    .orderBy('business_members.role', 'desc')
    .orderBy('business_members.created_at')
    .limit(MOST)
    .execute();
  return { businesses: rows.map(({ role, ...row }) => toBusiness(row, role)) };
}
