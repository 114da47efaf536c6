import type { EntityType, MediaRole } from '#domain/base/media.ts';
import { isSingle } from '#domain/base/media.ts';
import type { Tx } from '#server/platform/db/database.ts';

interface Newcomer {
  id: string;
  entity_type: EntityType;
  entity_id: string;
  role: MediaRole;
}

/** For roles with a single file, deletes the earlier one, which can still be restored. */
export async function replaceEarlier(tx: Tx, { id, entity_type, entity_id, role }: Newcomer, now: Date) {
  if (!isSingle(role)) return;
  const at = now.toISOString();
  await tx
    .updateTable('media_files')
    .set({ is_active: false, deleted_at: at, updated_at: at })
    .where('entity_type', '=', entity_type)
    .where('entity_id', '=', entity_id)
    .where('role', '=', role)
    .where('is_active', '=', true)
    .where('id', '<>', id)
    .execute();
}
