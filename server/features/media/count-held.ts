import type { MediaFile } from '#contract/media.ts';
import type { Tx } from '../../db/database.ts';

/** What takes up room: all but what was deleted and what failed. */
export async function countHeld(
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
