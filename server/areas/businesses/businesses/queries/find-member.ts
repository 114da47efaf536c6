import type { Tx } from '#server/platform/db/database.ts';

/** Finds a member in any state and locks the row. The caller has locked the business. */
export function findMember(tx: Tx, businessId: string, by: { id: string } | { user_id: string }) {
  return tx
    .selectFrom('business_members')
    .innerJoin('users', 'users.id', 'business_members.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'business_members.user_id')
    .select(['business_members.id', 'business_members.user_id', 'business_members.role'])
    .select('business_members.location_ids')
    .select(['business_members.status', 'users.email', 'profiles.full_name', 'profiles.account_status'])
    .where('business_members.business_id', '=', businessId)
    .$if('id' in by, (query) => query.where('business_members.id', '=', (by as { id: string }).id))
    .$if('user_id' in by, (query) =>
      query.where('business_members.user_id', '=', (by as { user_id: string }).user_id),
    )
    .forUpdate('business_members')
    .executeTakeFirst();
}
