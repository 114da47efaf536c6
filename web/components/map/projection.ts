import { CITY_BOUNDS } from '#domain/locations.ts';
import type { MapPoint } from './map-pin.ts';

/** A place on the plane of the map, in units of about four meters; x grows to the east, y to the south. */
export interface PlanePoint {
  x: number;
  y: number;
}

const UNITS_PER_DEGREE = 20_000;
const DEGREES = 180 / Math.PI;
const TOP = stretched(CITY_BOUNDS.north);

/** Mercator: what is north is up, and angles stay what they are. */
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

/** Degrees of latitude as long as degrees of longitude are at that height. */
function stretched(latitude: number): number {
  return Math.log(Math.tan((90 + latitude) / 2 / DEGREES)) * DEGREES;
}

/** A tenth of a meter is more than a hand can aim at. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
