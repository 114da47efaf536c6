import type { Geocode, GeocodeRequest } from '#contract/base/geocodes.ts';
import { neighborhoodAt } from '#domain/base/city-outline/neighborhood-at.ts';
import { listNeighborhoods } from '#server/areas/base/neighborhoods/queries/list-neighborhoods.ts';
import type { Context } from '#server/platform/context.ts';
import { askGeocoder } from '#server/platform/geocoder/ask-geocoder.ts';
import { ZIP_NEIGHBORHOODS } from './zip-neighborhoods.ts';

/**
 * Locates an address with the geocoder, if one is set. If it doesn't know the address or doesn't answer in time, the
 * pin goes to the middle of the neighborhood and the owner moves it. The form never waits in vain.
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

/** People often paste a complete address: "90 Kent Avenue, Brooklyn, NY 11249". The house number comes first. */
function zipIn(address: string): string | null {
  return /\b(1[01]\d{3})(?:-\d{4})?\s*$/.exec(address)?.[1] ?? null;
}
