import type { Database } from '#server/platform/db/database.ts';

/** The passkeys of an account in the form browsers expect. */
export async function listCredentials(db: Database, userId: string) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key' as const,
    transports,
  }));
}
