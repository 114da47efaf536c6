import type { MediaFile } from '#contract/base/media.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Counts the files that take up a place: all except deleted and failed ones. */
export async function countKeptFiles(
  tx: Tx,
  { entity_type, entity_id, role }: Pick<MediaFile, 'entity_type' | 'entity_id' | 'role'>,
): Promise<number> {
  const { count } = await tx
    .selectFrom('media_files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('entity_type', '=', entity_type)
    .where('entity_id', '=', entity_id)
    .where('role', '=', role)
    .where('is_active', '=', true)
    .where('status', '<>', 'failed')
    .executeTakeFirstOrThrow();
  return Number(count);
}
