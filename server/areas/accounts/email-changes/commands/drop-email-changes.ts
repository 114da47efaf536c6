import type { Tx } from '#server/platform/db/database.ts';

/** Cancels pending changes of the email address. */
export async function dropEmailChanges(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}
