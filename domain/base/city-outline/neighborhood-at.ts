import type { Borough } from '#domain/base/city.ts';
import { nearestNeighborhood, type Point } from '#domain/base/nearest-neighborhood.ts';
import { boroughAt } from './borough-at.ts';

/** The neighborhood a point is in: the nearest center of its own borough, for a river parts two neighborhoods. */
export function neighborhoodAt<Place extends Point & { borough: Borough }>(
  point: Point,
  places: readonly Place[],
): Place | null {
  const borough = boroughAt(point);
  const own = borough === null ? places : places.filter((place) => place.borough === borough);
  return nearestNeighborhood(point, own.length > 0 ? own : places);
}
