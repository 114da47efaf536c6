import { cacheFor } from '#server/platform/db/cache-for.ts';

const MOST_CITIES = 100;

export const listCities = cacheFor(60, (db) =>
  db
    .selectFrom('cities')
    .select(['id', 'name', 'state_code', 'slug', 'status'])
    .orderBy('sort_order')
    .limit(MOST_CITIES)
    .execute(),
);
