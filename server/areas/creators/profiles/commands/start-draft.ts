import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

/** Creates the profile for a new creator account. */
export async function startDraft(tx: Tx, userId: string): Promise<void> {
  await tx.insertInto('creators').values({ id: newId(), user_id: userId, status: 'draft' }).execute();
}

/** Deletes the drafts of accounts whose address was never verified. */
export async function dropDrafts(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('creators').where('user_id', 'in', userIds).execute();
}
