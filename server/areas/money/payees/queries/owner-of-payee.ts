import type { Tx } from '#server/platform/db/database.ts';

export async function ownerOfPayee(tx: Tx, { creator_id }: { creator_id: string }): Promise<string> {
  const { user_id } = await tx
    .selectFrom('creators')
    .select('user_id')
    .where('id', '=', creator_id)
    .executeTakeFirstOrThrow();
  return user_id;
}
