import type { Database, Tx } from '#server/platform/db/database.ts';

/** Whether either side blocked the other. Callers refuse both sides alike. */
export async function isBlocked(
  db: Database | Tx,
  { business_id, creator_id }: { business_id: string; creator_id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('id')
    .where('business_id', '=', business_id)
    .where('creator_id', '=', creator_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
