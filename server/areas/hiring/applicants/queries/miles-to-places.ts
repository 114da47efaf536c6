import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';

export interface ShopPlace {
  latitude: number;
  longitude: number;
}

/** At most this many locations of a campaign are compared. */
const MOST_PLACES = 20;

/** The locations of a campaign; if it has none, the primary location of its business. */
export async function placesOf(db: Database, campaignId: string): Promise<ShopPlace[]> {
  const rows = await db
    .selectFrom('campaigns')
    .innerJoin('business_locations as l', 'l.business_id', 'campaigns.business_id')
    .leftJoin('campaign_locations as at', (join) =>
      join.onRef('at.location_id', '=', 'l.id').onRef('at.campaign_id', '=', 'campaigns.id'),
    )
    .select(['l.id', 'l.latitude', 'l.longitude', 'l.is_primary', 'at.campaign_id', 'campaigns.location_id'])
    .where('campaigns.id', '=', campaignId)
    .where('l.archived_at', 'is', null)
    .orderBy('l.id')
    .limit(50)
    .execute();
  const named = rows.filter(({ id, campaign_id, location_id }) => campaign_id !== null || id === location_id);
  const places = named.length > 0 ? named : rows.filter(({ is_primary }) => is_primary);
  return places
    .flatMap(({ latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [{ latitude, longitude }],
    )
    .slice(0, MOST_PLACES);
}

/** Miles from a row of `neighborhoods` to the nearest of these places; null if either is unknown. */
export function milesToNearest(places: readonly ShopPlace[]): RawBuilder<number | null> {
  if (places.length === 0) return sql<number | null>`null::float8`;
  const miles = places.map(
    ({ latitude, longitude }) => sql`7917.6 * asin(least(1, sqrt(
      power(sin(radians((${latitude}::float8 - neighborhoods.latitude) / 2)), 2)
      + cos(radians(neighborhoods.latitude)) * cos(radians(${latitude}::float8))
      * power(sin(radians((${longitude}::float8 - neighborhoods.longitude) / 2)), 2))))`,
  );
  // `least` ignores nulls, so an unknown home needs its own check.
  return sql<number | null>`case when neighborhoods.latitude is not null then least(${sql.join(miles)}) end`;
}
