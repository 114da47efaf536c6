import type { EntityType } from '#domain/media.ts';
import type { Tx } from '../../db/database.ts';

/** Everything of an entity that goes away, but for work that was sent, what was shown in a dispute and what went with a message. Its bytes follow with the next sweep. */
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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deliverable_files as f')
            .select('f.media_file_id')
            .whereRef('f.media_file_id', '=', 'media_files.id')
            .where('f.submission_id', 'is not', null)
            .union(
              selectFrom('dispute_statement_files as d')
                .select('d.media_file_id')
                .whereRef('d.media_file_id', '=', 'media_files.id'),
            )
            .union(
              selectFrom('message_files as x')
                .select('x.media_file_id')
                .whereRef('x.media_file_id', '=', 'media_files.id'),
            ),
        ),
      ),
    )
    .execute();
}
