import type { DirectoryListing } from '#contract/creators/directory-listing.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { refreshEntry } from './refresh-directory.ts';

/** Lists the creator, or takes them off the directory, at once. Safe to repeat. */
export function setListing(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  { is_listed }: DirectoryListing,
): Promise<DirectoryListing> {
  return inTransaction(db, async (tx) => {
    const creator = await tx
      .updateTable('creators')
      .set({ is_listed, updated_at: now().toISOString() })
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (creator === undefined) throw new Problem('not_found', 'You don’t have a creator profile.');
    await refreshEntry(tx, creator.id);
    return { is_listed };
  });
}
