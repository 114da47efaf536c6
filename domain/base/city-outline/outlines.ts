import type { Borough } from '#domain/base/city.ts';
import { BRONX } from './bronx.ts';
import { BROOKLYN } from './brooklyn.ts';
import { MANHATTAN } from './manhattan.ts';
import { QUEENS } from './queens.ts';
import type { Outline } from './ring.ts';
import { STATEN_ISLAND } from './staten-island.ts';

/**
 * The land of each borough at true coordinates, drawn by hand for this map: a shore is where it is to within about
 * 150 meters, and what is smaller than that is left out.
 */
export const CITY_OUTLINES: Readonly<Record<Borough, Outline>> = {
  Bronx: BRONX,
  Brooklyn: BROOKLYN,
  Manhattan: MANHATTAN,
  Queens: QUEENS,
  'Staten Island': STATEN_ISLAND,
};
