import type { Database, Tx } from '#server/platform/db/database.ts';

/** Ends every session of an account, or all but one. */
export async function endSessions(db: Database | Tx, userId: string, { except }: { except?: string } = {}) {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}
