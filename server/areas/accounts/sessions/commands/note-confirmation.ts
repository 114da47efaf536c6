import type { ConfirmationKind } from '#domain/accounts/confirmations.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** Counted in real time, like everything about sessions. */
export async function noteConfirmation(
  db: Database | Tx,
  sessionId: string,
  kind: ConfirmationKind,
): Promise<string> {
  const confirmed_at = new Date().toISOString();
  await db
    .updateTable('sessions')
    .set({ confirmed_at, confirmed_by: kind })
    .where('id', '=', sessionId)
    .execute();
  return confirmed_at;
}
