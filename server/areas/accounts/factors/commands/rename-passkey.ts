import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

export async function renamePasskey(db: Database, userId: string, id: string, name: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem('not_found', 'That passkey was removed.');
}
