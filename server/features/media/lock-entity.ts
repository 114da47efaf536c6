import type { EntityType } from '#domain/media.ts';
import type { Tx } from '../../db/database.ts';

const TABLES = { creator: 'creators', business: 'businesses', campaign: 'campaigns' } as const;

/** Those who add to or take from the same entity wait for one another, so that its limits hold. */
export async function lockEntity(tx: Tx, entity: { entity_type: EntityType; entity_id: string }) {
  await tx
    .selectFrom(TABLES[entity.entity_type])
    .select('id')
    .where('id', '=', entity.entity_id)
    .forNoKeyUpdate()
    .execute();
}
