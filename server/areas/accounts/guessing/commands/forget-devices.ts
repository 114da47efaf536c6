import type { Database, Tx } from '#server/platform/db/database.ts';

/** Forgets the known browsers of an account, all or all but some. */
export async function forgetDevices(
  db: Database | Tx,
  userId: string,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .execute();
}
