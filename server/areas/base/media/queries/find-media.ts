import type { MediaFile } from '#contract/base/media.ts';
import type { EntityType, MediaRole } from '#domain/base/media.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { MEDIA_COLUMNS } from '../media-columns.ts';

interface Wanted {
  entity_type: EntityType;
  entity_ids: readonly string[];
  roles: readonly MediaRole[];
  limit?: number;
}

/** The files of these entities that are ready to show, in order. The caller checks who may see them. */
export async function findMedia(
  db: Database | Tx,
  { entity_type, entity_ids, roles, limit = 200 }: Wanted,
): Promise<MediaFile[]> {
  if (entity_ids.length === 0) return [];
  return db
    .selectFrom('media_files')
    .select(MEDIA_COLUMNS)
    .where('entity_type', '=', entity_type)
    .where('entity_id', 'in', [...entity_ids])
    .where('role', 'in', [...roles])
    .where('is_active', '=', true)
    .where('status', '=', 'ready')
    .orderBy('entity_id')
    .orderBy('sort_order')
    .orderBy('id')
    .limit(limit)
    .execute();
}
