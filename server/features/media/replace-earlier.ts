import type { EntityType, MediaRole } from '#domain/media.ts';
import { isSingle } from '#domain/media.ts';
import type { Tx } from '../../db/database.ts';

interface Newcomer {
  id: string;
  entity_type: EntityType;
  entity_id: string;
  role: MediaRole;
}

/** Where there is one at a time, the next takes its place; the earlier can still be brought back. */
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
