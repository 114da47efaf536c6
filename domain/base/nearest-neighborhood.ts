export interface Point {
  latitude: number;
  longitude: number;
}

const RADIANS = Math.PI / 180;
const METERS_PER_DEGREE = 111_195;

/** The neighborhood with the nearest center. Across one city, the curve of the earth doesn't matter. */
export function nearestNeighborhood<Place extends Point>(
  point: Point,
  places: readonly Place[],
): Place | null {
  let nearest: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const distance = metersBetween(point, place);
    if (distance < least) [nearest, least] = [place, distance];
  }
  return nearest;
}

/** A degree of longitude shrinks toward the pole. */
export function metersBetween(one: Point, other: Point): number {
  const north = one.latitude - other.latitude;
  const shrink = Math.cos(((one.latitude + other.latitude) / 2) * RADIANS);
  const east = (one.longitude - other.longitude) * shrink;
  return Math.hypot(north, east) * METERS_PER_DEGREE;
}
