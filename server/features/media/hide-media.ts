import type { EntityType } from '#domain/media.ts';
import type { Tx } from '../../db/database.ts';

/** Everything of an entity that goes away. Its bytes follow with the next sweep. */
export async function hideMedia(
  tx: Tx,
  { entity_type, entity_id }: { entity_type: EntityType; entity_id: string },
  at: string,
): Promise<void> {
  await tx
    .updateTable('media_files')
    .set({ is_active: false, deleted_at: at, updated_at: at, caption: null, alt_text: null })
    .where('entity_type', '=', entity_type)
    .where('entity_id', '=', entity_id)
    .where('is_active', '=', true)
    .execute();
}
