import type { Tx } from '#server/platform/db/database.ts';

/** All active members of a business, who are notified about its campaigns. */
export async function listBusinessPeople(tx: Tx, businessId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('business_members')
    .select('user_id')
    .where('business_id', '=', businessId)
    .where('status', '=', 'active')
    .orderBy('user_id')
    .limit(50)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
