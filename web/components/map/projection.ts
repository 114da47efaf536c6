import { CITY_BOUNDS } from '#domain/businesses/locations.ts';
import type { MapPoint } from './map-pin.ts';

/** A point on the map's plane, in units of about four meters; x grows to the east, y to the south. */
export interface PlanePoint {
  x: number;
  y: number;
}

const UNITS_PER_DEGREE = 20_000;
const DEGREES = 180 / Math.PI;
const TOP = stretched(CITY_BOUNDS.north);

/** Mercator projection: north is up, and angles are preserved. */
export function project({ latitude, longitude }: MapPoint): PlanePoint {
  return {
    x: (longitude - CITY_BOUNDS.west) * UNITS_PER_DEGREE,
    y: (TOP - stretched(latitude)) * UNITS_PER_DEGREE,
  };
}

export function unproject({ x, y }: PlanePoint): MapPoint {
  const stretch = TOP - y / UNITS_PER_DEGREE;
  return {
    latitude: round(2 * Math.atan(Math.exp(stretch / DEGREES)) * DEGREES - 90),
    longitude: round(CITY_BOUNDS.west + x / UNITS_PER_DEGREE),
  };
}

/** Scales latitude so that a degree is as long as a degree of longitude there. */
function stretched(latitude: number): number {
  return Math.log(Math.tan((90 + latitude) / 2 / DEGREES)) * DEGREES;
}

/** A tenth of a meter, finer than anyone can point. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
