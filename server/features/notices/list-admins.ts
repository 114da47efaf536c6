import type { Tx } from '../../db/database.ts';

/** Those of us who are told when something waits for a person. */
export async function listAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('profiles')
    .select('user_id')
    .where('role', '=', 'admin')
    .where('account_status', '=', 'active')
    .orderBy('user_id')
    .limit(50)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
