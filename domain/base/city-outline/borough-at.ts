import { BOROUGHS, type Borough } from '#domain/base/city.ts';
import type { Point } from '#domain/base/nearest-neighborhood.ts';
import { CITY_OUTLINES } from './outlines.ts';
import type { Ring } from './ring.ts';

/** The borough on whose land the point lies; null on the water and outside the city. */
export function boroughAt(point: Point): Borough | null {
  return BOROUGHS.find((borough) => CITY_OUTLINES[borough].some((ring) => isInside(point, ring))) ?? null;
}

/** Counts the edges a line to the east crosses: an odd number of them starts inside. */
export function isInside({ latitude, longitude }: Point, ring: Ring): boolean {
  let inside = false;
  let [beforeX, beforeY] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    const isAcross = y > latitude !== beforeY > latitude;
    if (isAcross && longitude < ((beforeX - x) * (latitude - y)) / (beforeY - y) + x) inside = !inside;
    [beforeX, beforeY] = [x, y];
  }
  return inside;
}
