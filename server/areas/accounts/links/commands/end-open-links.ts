import type { Tx } from '#server/platform/db/database.ts';

/** Earlier links must not reopen an account that was just stopped. Links that stop an account keep working. */
export async function endOpenLinks(tx: Tx, userId: string, used_at: string): Promise<void> {
  await tx
    .updateTable('account_links')
    .set({ used_at })
    .where('user_id', '=', userId)
    .where('purpose', '!=', 'stop_account')
    .where('used_at', 'is', null)
    .execute();
}
