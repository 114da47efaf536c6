import type { Database, Tx } from '#server/platform/db/database.ts';

/** Makes this the business of a session. The caller has made sure that its person is a member. */
export async function chooseBusiness(
  db: Database | Tx,
  { session_id, business_id }: { session_id: string; business_id: string },
): Promise<void> {
  await db.updateTable('sessions').set({ business_id }).where('id', '=', session_id).execute();
}
