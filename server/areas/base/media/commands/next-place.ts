import type { EntityType, MediaRole } from '#domain/base/media.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** New files go to the end. */
export async function nextPlace(
  tx: Tx,
  { entity_type, entity_id, role }: { entity_type: EntityType; entity_id: string; role: MediaRole },
): Promise<number> {
  const { last } = await tx
    .selectFrom('media_files')
    .select(({ fn }) => fn.max('sort_order').as('last'))
    .where('entity_type', '=', entity_type)
    .where('entity_id', '=', entity_id)
    .where('role', '=', role)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}
