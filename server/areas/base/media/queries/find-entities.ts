import { type RawBuilder, sql } from 'kysely';
import type { EntityType } from '#domain/base/media.ts';
import { reaches } from '#server/areas/base/actors/reach.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import type { MediaEntity } from '../policy.ts';

/** The existing entities among these ids, from this account's view, with one query per kind. */
export async function findEntities(
  db: Database | Tx,
  userId: string,
  entity_type: EntityType,
  ids: readonly string[],
): Promise<Map<string, MediaEntity>> {
  const rows = await QUERIES[entity_type](db, userId, [...new Set(ids)]).execute();
  return new Map(
    rows.map(({ entity_id, is_own, is_limited, is_published, creator_status }) => [
      entity_id,
      { entity_type, entity_id, is_own, is_limited, is_published, creator_status },
    ]),
  );
}

export async function findEntity(
  db: Database | Tx,
  userId: string,
  { entity_type, entity_id }: { entity_type: EntityType; entity_id: string },
): Promise<MediaEntity | null> {
  const found = await findEntities(db, userId, entity_type, [entity_id]);
  return found.get(entity_id) ?? null;
}

const QUERIES = { creator: creatorsQuery, business: businessesQuery, campaign: campaignsQuery };

function creatorsQuery(db: Database | Tx, userId: string, ids: string[]) {
  return db
    .selectFrom('creators')
    .select(['creators.id as entity_id', 'creators.status as creator_status'])
    .select(sql<boolean>`creators.user_id = ${userId}`.as('is_own'))
    .select(sql<boolean>`false`.as('is_limited'))
    .select(sql<boolean>`false`.as('is_published'))
    .where('creators.id', 'in', ids);
}

function businessesQuery(db: Database | Tx, userId: string, ids: string[]) {
  return db
    .selectFrom('businesses')
    .select(['businesses.id as entity_id', sql<null>`null`.as('creator_status')])
    .select(isMember(userId, sql.ref('businesses.id'), sql`true`).as('is_own'))
    .select(isMember(userId, sql.ref('businesses.id'), sql`m.location_ids is not null`).as('is_limited'))
    .select(sql<boolean>`false`.as('is_published'))
    .where('businesses.id', 'in', ids);
}

function campaignsQuery(db: Database | Tx, userId: string, ids: string[]) {
  return db
    .selectFrom('campaigns')
    .select(['campaigns.id as entity_id', sql<null>`null`.as('creator_status')])
    .select(isMember(userId, sql.ref('campaigns.business_id'), reaches('m', 'campaigns.id')).as('is_own'))
    .select(sql<boolean>`false`.as('is_limited'))
    .select(sql<boolean>`campaigns.published_at is not null`.as('is_published'))
    .where('campaigns.id', 'in', ids);
}

function isMember(userId: string, businessId: ReturnType<typeof sql.ref>, condition: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select 1 from business_members m
    where m.business_id = ${businessId} and m.user_id = ${userId} and m.status = 'active'
      and ${condition})`;
}
