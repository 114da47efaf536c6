import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

/** Locks the creator row, so that one person's requests run in sequence. Begins an application if there is none. */
export async function lockOwnCreator(tx: Tx, userId: string): Promise<string> {
  await tx
    .insertInto('creators')
    .values({ id: newId(), user_id: userId, status: 'draft' })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}
