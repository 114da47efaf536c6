import type { EntityType } from '#domain/base/media.ts';
import type { Tx } from '#server/platform/db/database.ts';

const TABLES = { creator: 'creators', business: 'businesses', campaign: 'campaigns' } as const;

/** Locks an entity while files are added or removed, so that its limits hold. */
export async function lockEntity(tx: Tx, entity: { entity_type: EntityType; entity_id: string }) {
  await tx
    .selectFrom(TABLES[entity.entity_type])
    .select('id')
    .where('id', '=', entity.entity_id)
    .forNoKeyUpdate()
    .execute();
}
