import type { EntityType } from '#domain/base/media.ts';
import type { Database } from '#server/platform/db/database.ts';

interface EntityRef {
  entity_type: EntityType;
  entity_id: string;
}

/** Adds the display name of each row's owner, with one query per kind of owner. */
export async function nameEntities<Row extends EntityRef>(
  db: Database,
  rows: readonly Row[],
): Promise<(Row & { name: string | null })[]> {
  const idsOf = (type: EntityType) => [
    ...new Set(rows.filter(({ entity_type }) => entity_type === type).map(({ entity_id }) => entity_id)),
  ];
  const [businesses, creators, campaigns] = [idsOf('business'), idsOf('creator'), idsOf('campaign')];
  const names = new Map<string, string | null>();
  const found = await Promise.all([
    businesses.length === 0 ? [] : businessNames(db, businesses),
    creators.length === 0 ? [] : creatorNames(db, creators),
    campaigns.length === 0 ? [] : campaignNames(db, campaigns),
  ]);
  for (const { id, name } of found.flat()) names.set(id, name);
  return rows.map((row) => ({ ...row, name: names.get(row.entity_id) ?? null }));
}

interface Named {
  id: string;
  name: string | null;
}

function businessNames(db: Database, ids: string[]): Promise<Named[]> {
  return db.selectFrom('businesses').select(['id', 'business_name as name']).where('id', 'in', ids).execute();
}

function creatorNames(db: Database, ids: string[]): Promise<Named[]> {
  return db
    .selectFrom('creators')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['creators.id', 'profiles.full_name as name'])
    .where('creators.id', 'in', ids)
    .execute();
}

function campaignNames(db: Database, ids: string[]): Promise<Named[]> {
  return db.selectFrom('campaigns').select(['id', 'title as name']).where('id', 'in', ids).execute();
}
