import type { Geocode, GeocodeRequest } from '#contract/geocodes.ts';
import { neighborhoodAt } from '#domain/city-outline/neighborhood-at.ts';
import type { Context } from '../../context.ts';
import { askGeocoder } from '../../geocoder/ask-geocoder.ts';
import { listNeighborhoods } from '../neighborhoods/list-neighborhoods.ts';
import { ZIP_NEIGHBORHOODS } from './zip-neighborhoods.ts';

/**
 * Where an address is. A geocoder is asked where one is set; what it does not know, or does not answer in time, goes
 * to the middle of the neighborhood, and a hand does the rest. The form this serves never waits in vain.
 */
export async function placeAddress(context: Context, request: GeocodeRequest): Promise<Geocode['place']> {
  const neighborhoods = await listNeighborhoods(context.db, context.now());
  const zip = request.zip ?? zipIn(request.address);
  const found = await askGeocoder(context, { address: request.address, zip });
  if (found) {
    const neighborhood = neighborhoodAt(found, neighborhoods);
    if (neighborhood) return { ...found, neighborhood_id: neighborhood.id, placed_by: 'geocoder' };
  }
  const home =
    neighborhoods.find(({ id }) => id === request.neighborhood_id) ??
    neighborhoods.find(({ slug }) => zip !== null && slug === ZIP_NEIGHBORHOODS[zip]);
  if (home === undefined) return null;
  const { id, latitude, longitude } = home;
  return { latitude, longitude, neighborhood_id: id, placed_by: 'neighborhood' };
}

/** Addresses are often pasted whole: "90 Kent Avenue, Brooklyn, NY 11249". The house number stands first. */
function zipIn(address: string): string | null {
  return /\b(1[01]\d{3})(?:-\d{4})?\s*$/.exec(address)?.[1] ?? null;
}
