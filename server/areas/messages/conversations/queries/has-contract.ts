import type { Database, Tx } from '#server/platform/db/database.ts';

/** Whether the two ever agreed on work, in any campaign. */
export async function hasContract(
  db: Database | Tx,
  { business_id, creator_id }: { business_id: string; creator_id: string },
): Promise<boolean> {
  const work = await db
    .selectFrom('collaborations')
    .select('id')
    .where('creator_id', '=', creator_id)
    .where('business_id', '=', business_id)
    .limit(1)
    .executeTakeFirst();
  return work !== undefined;
}
