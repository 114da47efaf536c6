import type { Database } from '../../db/database.ts';

const MOST_CITIES = 100;

export function listCities(db: Database) {
  return db
    .selectFrom('cities')
    .select(['id', 'name', 'state_code', 'slug', 'status'])
    .orderBy('sort_order')
    .limit(MOST_CITIES)
    .execute();
}
