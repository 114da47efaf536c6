import { BUCKET_OF, type BucketName, type EntityType, type MediaRole } from '#domain/base/media.ts';
import { sanitizeFileName } from '#domain/format/file-name.ts';
import type { Tx } from '#server/platform/db/database.ts';

interface Wanted {
  entity_type: EntityType;
  entity_id: string;
  role: MediaRole;
  original_name: string;
}

/** `{entityId}/{role}/{timestamp}_{sanitized name}`, a millisecond later if that path is taken. */
export async function freePath(
  tx: Tx,
  { entity_type, entity_id, role, original_name }: Wanted,
  now: Date,
): Promise<{ bucket_name: BucketName; file_path: string }> {
  const bucket_name = BUCKET_OF[entity_type];
  const name = sanitizeFileName(original_name);
  for (let time = now.getTime(); ; time += 1) {
    const file_path = `${entity_id}/${role}/${time}_${name}`;
    const taken = await tx
      .selectFrom('media_files')
      .select('file_path')
      .where('bucket_name', '=', bucket_name)
      .where('file_path', '=', file_path)
      .unionAll((eb) =>
        eb
          .selectFrom('uploads')
          .select('file_path')
          .where('bucket_name', '=', bucket_name)
          .where('file_path', '=', file_path),
      )
      .executeTakeFirst();
    if (taken === undefined) return { bucket_name, file_path };
  }
}
