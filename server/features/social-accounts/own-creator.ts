import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';

/** Begins the application of whoever has none. The row stays locked: what one person does here happens in turn. */
export async function holdOwnCreator(tx: Tx, userId: string): Promise<string> {
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
