import type { Insertable } from 'kysely';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import type { Cities } from '#server/platform/db/tables.gen.ts';

export const CITIES: readonly Insertable<Cities>[] = [
  {
    id: NEW_YORK_CITY_ID,
    name: 'New York City',
    state_code: 'NY',
    slug: 'new-york-city',
    status: 'live',
    sort_order: 1,
  },
  comingSoon('0190a6c0-0000-7000-8000-00000000c002', 'Los Angeles', 'CA', 'los-angeles', 2),
  comingSoon('0190a6c0-0000-7000-8000-00000000c003', 'Chicago', 'IL', 'chicago', 3),
  comingSoon('0190a6c0-0000-7000-8000-00000000c004', 'Miami', 'FL', 'miami', 4),
  comingSoon('0190a6c0-0000-7000-8000-00000000c005', 'Toronto', 'ON', 'toronto', 5),
];

function comingSoon(
  id: string,
  name: string,
  state_code: string,
  slug: string,
  sort_order: number,
): Insertable<Cities> {
  return { id, name, state_code, slug, status: 'coming_soon', sort_order };
}
