import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type ListPlace, lockList } from '../lock.ts';
import { refuseTakenName } from '../policy.ts';

type Parts = Pick<Context, 'db' | 'now'>;

export function renameList(
  { db, now }: Parts,
  account: Account,
  place: ListPlace,
  name: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockList(tx, account, place);
    await tx
      .updateTable('creator_lists')
      .set({ name, updated_at: now().toISOString() })
      .where('id', '=', place.list_id)
      .execute()
      .catch(refuseTakenName);
  });
}

/** Deletes the list with the notes on it. The creators on it aren't told. */
export function deleteList({ db }: Parts, account: Account, place: ListPlace): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockList(tx, account, place);
    await tx.deleteFrom('creator_lists').where('id', '=', place.list_id).execute();
  });
}
