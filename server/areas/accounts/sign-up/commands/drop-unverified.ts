import type { Tx } from '#server/platform/db/database.ts';

/** Locks accounts created before a moment whose address was never verified. */
export async function lockUnverified(tx: Tx, before: string, most: number): Promise<string[]> {
  const unproved = await tx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select('users.id')
    .where('users.email_verified', '=', false)
    .where('users.created_at', '<', before)
    .where('profiles.first_login_at', 'is', null)
    .where('profiles.account_status', '=', 'active')
    .limit(most)
    .forUpdate()
    .execute();
  return unproved.map(({ id }) => id);
}

export async function dropAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('profiles').where('user_id', 'in', ids).execute();
  await tx.deleteFrom('users').where('id', 'in', ids).execute();
}
