import { NEW_YORK_CITY_ID } from '#domain/city.ts';
import { keepFresh } from '../../db/keep-fresh.ts';

const MOST_NEIGHBORHOODS = 500;

/** Of the live city, by name. */
export const listNeighborhoods = keepFresh(60, (db) =>
  db
    .selectFrom('neighborhoods')
    .select(['id', 'neighborhood_name', 'slug', 'borough', 'latitude', 'longitude'])
    .where('city_id', '=', NEW_YORK_CITY_ID)
    .orderBy('neighborhood_name')
    .limit(MOST_NEIGHBORHOODS)
    .execute(),
);
