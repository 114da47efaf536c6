import type { BusinessLocation } from '#contract/businesses/locations.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** Locations with their borough and the number of live campaigns that take place there. */
export function locationQuery(db: Database | Tx) {
  return db
    .selectFrom('business_locations')
    .leftJoin('neighborhoods', 'neighborhoods.id', 'business_locations.neighborhood_id')
    .select([
      'business_locations.id',
      'business_locations.business_id',
      'business_locations.location_name',
      'business_locations.address',
      'business_locations.zip',
      'business_locations.neighborhood_id',
      'business_locations.neighborhood',
      'neighborhoods.borough',
      'business_locations.latitude',
      'business_locations.longitude',
      'business_locations.hours',
      'business_locations.address_visibility',
      'business_locations.placed_by',
      'business_locations.is_primary',
      'business_locations.archived_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('campaigns')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('campaigns.location_id', '=', 'business_locations.id')
        .where('campaigns.status', '=', 'live')
        .where('campaigns.is_offer', '=', false)
        .as('open_campaign_count'),
    );
}

type LocationRow = Awaited<ReturnType<ReturnType<typeof locationQuery>['executeTakeFirstOrThrow']>>;

export function toLocation({ hours, open_campaign_count, ...row }: LocationRow): BusinessLocation {
  return {
    ...row,
    hours: hours as BusinessLocation['hours'],
    open_campaign_count: open_campaign_count ?? 0,
  };
}

export async function getLocation(db: Database | Tx, id: string): Promise<BusinessLocation> {
  const row = await locationQuery(db).where('business_locations.id', '=', id).executeTakeFirstOrThrow();
  return toLocation(row);
}
