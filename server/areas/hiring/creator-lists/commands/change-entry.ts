import type { Account } from '#domain/accounts/access.ts';
import { MOST_ON_A_LIST } from '#domain/hiring/creator-lists.ts';
import { isBlocked } from '#server/areas/businesses/blocks/queries/is-blocked.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { type ListPlace, lockList } from '../lock.ts';

type EntryPlace = ListPlace & { creator_id: string };
type Parts = Pick<Context, 'db' | 'now'>;

/** Saves a listed creator, or changes the note about one who is saved. Safe to repeat. */
export function saveEntry(
  { db, now }: Parts,
  account: Account,
  place: EntryPlace,
  note: string | undefined,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockList(tx, account, place);
    const at = now().toISOString();
    if (await changeNote(tx, place, note)) return;
    await requireListed(tx, place);
    await requireRoom(tx, place);
    const { list_id, creator_id } = place;
    await tx
      .insertInto('creator_list_entries')
      .values({ id: newId(), list_id, creator_id, note: note ?? '', added_by: account.user_id, added_at: at })
      .execute();
    await touch(tx, place, at);
  });
}

/** Safe to repeat. */
export function removeEntry({ db, now }: Parts, account: Account, place: EntryPlace): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockList(tx, account, place);
    await tx
      .deleteFrom('creator_list_entries')
      .where('list_id', '=', place.list_id)
      .where('creator_id', '=', place.creator_id)
      .execute();
    await touch(tx, place, now().toISOString());
  });
}

/** False if the creator isn't on the list yet. */
async function changeNote(
  tx: Tx,
  { list_id, creator_id }: EntryPlace,
  note: string | undefined,
): Promise<boolean> {
  const saved = await tx
    .selectFrom('creator_list_entries')
    .select('id')
    .where('list_id', '=', list_id)
    .where('creator_id', '=', creator_id)
    .executeTakeFirst();
  if (saved === undefined) return false;
  if (note !== undefined) {
    await tx.updateTable('creator_list_entries').set({ note }).where('id', '=', saved.id).execute();
  }
  return true;
}

async function requireListed(tx: Tx, { id: business_id, creator_id }: EntryPlace): Promise<void> {
  const entry = await tx
    .selectFrom('directory_entries')
    .select('creator_id')
    .where('creator_id', '=', creator_id)
    .executeTakeFirst();
  if (entry === undefined || (await isBlocked(tx, { business_id, creator_id }))) {
    throw new Problem('conflict', 'This creator isn’t listed right now.');
  }
}

async function requireRoom(tx: Tx, { list_id }: EntryPlace): Promise<void> {
  const { count } = await tx
    .selectFrom('creator_list_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('list_id', '=', list_id)
    .executeTakeFirstOrThrow();
  if (Number(count) < MOST_ON_A_LIST) return;
  throw new Problem('conflict', `A list holds up to ${MOST_ON_A_LIST} creators. Remove someone first.`);
}

async function touch(tx: Tx, { list_id }: EntryPlace, updated_at: string): Promise<void> {
  await tx.updateTable('creator_lists').set({ updated_at }).where('id', '=', list_id).execute();
}
