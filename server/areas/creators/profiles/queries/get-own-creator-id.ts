import type { Database, Tx } from '#server/platform/db/database.ts';

/** The creator id of an approved account. */
export async function getOwnCreatorId(db: Database | Tx, userId: string): Promise<string> {
  const { id } = await db
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return id;
}
