import type { Insertable } from 'kysely';
import { type Borough, NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { slugOf } from '#domain/format/slug.ts';
import type { Neighborhoods } from '#server/platform/db/tables.gen.ts';
import { seedId } from '#server/seed/ids.ts';
import { BRONX } from './bronx.ts';
import { BROOKLYN } from './brooklyn.ts';
import type { Centre } from './centre.ts';
import { MANHATTAN } from './manhattan.ts';
import { QUEENS } from './queens.ts';
import { STATEN_ISLAND } from './staten-island.ts';

const BY_BOROUGH = {
  Bronx: BRONX,
  Brooklyn: BROOKLYN,
  Manhattan: MANHATTAN,
  Queens: QUEENS,
  'Staten Island': STATEN_ISLAND,
} satisfies Record<Borough, readonly Centre[]>;

/** Filters go by name, so the lesser known of two namesakes carries its borough: "Chelsea (Staten Island)". */
export type NeighborhoodName = (typeof BY_BOROUGH)[Borough][number][0];

export const NEIGHBORHOODS: readonly Insertable<Neighborhoods>[] = Object.entries(BY_BOROUGH).flatMap(
  ([borough, centres]) => centres.map((centre) => neighborhoodRow(borough as Borough, centre)),
);

export function neighborhoodId(name: NeighborhoodName): string {
  return seedId('neighborhood', slugOf(name));
}

function neighborhoodRow(borough: Borough, [name, latitude, longitude]: Centre): Insertable<Neighborhoods> {
  const slug = slugOf(name);
  return {
    id: seedId('neighborhood', slug),
    city_id: NEW_YORK_CITY_ID,
    neighborhood_name: name,
    slug,
    borough,
    latitude,
    longitude,
  };
}
