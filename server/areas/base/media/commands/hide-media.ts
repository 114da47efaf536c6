import { sql } from 'kysely';
import type { EntityType } from '#domain/base/media.ts';
import type { Tx } from '#server/platform/db/database.ts';

/**
 * Deletes all files of an entity, except those in sent work, disputes and messages. Their bytes are removed by the next
 * sweep.
 */
export async function hideMedia(
  tx: Tx,
  { entity_type, entity_id }: { entity_type: EntityType; entity_id: string },
  at: string,
): Promise<void> {
  await tx
    .updateTable('media_files')
    .set({
      is_active: false,
      deleted_at: at,
      updated_at: at,
      caption: unlessOfTemplate('caption'),
      alt_text: unlessOfTemplate('alt_text'),
      content_hash: null,
    })
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

/** A template still copies these pictures with their words. */
function unlessOfTemplate(column: 'caption' | 'alt_text') {
  return sql<string | null>`case when exists (
    select 1 from campaign_template_pictures t where t.media_file_id = media_files.id
  ) then ${sql.ref(column)} end`;
}

/** Deletes single files. Their bytes are removed by the next sweep. */
export async function hideMediaFiles(tx: Tx, ids: readonly string[], at: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('media_files')
    .set({ is_active: false, deleted_at: at, updated_at: at })
    .where('id', 'in', ids)
    .where('is_active', '=', true)
    .execute();
}
