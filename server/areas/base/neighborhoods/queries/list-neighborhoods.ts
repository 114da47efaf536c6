import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { cacheFor } from '#server/platform/db/cache-for.ts';

const MOST_NEIGHBORHOODS = 500;

/** The neighborhoods of the live city, by name. */
export const listNeighborhoods = cacheFor(60, (db) =>
  db
    .selectFrom('neighborhoods')
    .select(['id', 'neighborhood_name', 'slug', 'borough', 'latitude', 'longitude'])
    .where('city_id', '=', NEW_YORK_CITY_ID)
    .orderBy('neighborhood_name')
    .limit(MOST_NEIGHBORHOODS)
    .execute(),
);
