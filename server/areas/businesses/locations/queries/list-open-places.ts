import type { Database } from '#server/platform/db/database.ts';

/** The neighborhoods of a business's open locations, the first location's first. */
export function listOpenPlaces(db: Database, businessId: string) {
  return db
    .selectFrom('business_locations')
    .leftJoin('neighborhoods', 'neighborhoods.id', 'business_locations.neighborhood_id')
    .select(['neighborhoods.id', 'neighborhoods.neighborhood_name', 'neighborhoods.borough'])
    .where('business_locations.business_id', '=', businessId)
    .where('business_locations.archived_at', 'is', null)
    .orderBy('business_locations.is_primary', 'desc')
    .orderBy('business_locations.created_at')
    .limit(200)
    .execute();
}
