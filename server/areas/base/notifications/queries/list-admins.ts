import type { Tx } from '#server/platform/db/database.ts';

/** Far more admins than a platform has. Every query needs a limit. */
const MOST_ADMINS = 500;

/** The admins who are notified when something needs a person. */
export async function listAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('profiles')
    .select('user_id')
    .where('role', '=', 'admin')
    .where('account_status', '=', 'active')
    .orderBy('user_id')
    .limit(MOST_ADMINS)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
