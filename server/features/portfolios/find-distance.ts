import { milesBetween } from '#domain/distance.ts';
import type { Database } from '../../db/database.ts';

/** Rounded before it leaves: how far, and never where exactly. */
export async function findDistance(
  db: Database,
  creatorId: string,
  businessId: string,
): Promise<number | null> {
  const home = await db
    .selectFrom('creators')
    .innerJoin('neighborhoods', 'neighborhoods.id', 'creators.home_neighborhood_id')
    .select(['neighborhoods.latitude', 'neighborhoods.longitude'])
    .where('creators.id', '=', creatorId)
    .executeTakeFirst();
  const shop = await db
    .selectFrom('business_locations')
    .select(['latitude', 'longitude'])
    .where('business_id', '=', businessId)
    .where('is_primary', '=', true)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (home === undefined || !shop || shop.latitude === null || shop.longitude === null) return null;
  const place = { latitude: shop.latitude, longitude: shop.longitude };
  return Math.round(milesBetween(home, place) * 10) / 10;
}
