import { describe, expect, it } from 'vitest';
import { BOROUGHS, NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { NEIGHBORHOODS } from '#server/seed/neighborhoods/neighborhoods.ts';
import { CITIES } from './cities.ts';
import { INDUSTRIES } from './industries.ts';

/** South, north, west, east: rough, but no two neighboring boroughs share their middle. */
const BOXES = {
  Bronx: [40.79, 40.915, -73.934, -73.77],
  Brooklyn: [40.57, 40.739, -74.04, -73.86],
  Manhattan: [40.7, 40.88, -74.02, -73.91],
  Queens: [40.55, 40.8, -73.963, -73.7],
  'Staten Island': [40.495, 40.65, -74.256, -74.05],
} as const;

const KM_PER_DEGREE = 111.2;
const NEW_YORK_SHRINKS_LONGITUDE_TO = 0.76;

describe('cities', () => {
  it('is New York City alone that is live [PROD-02]', () => {
    expect(CITIES.filter((city) => city.status === 'live').map((city) => city.id)).toEqual([
      NEW_YORK_CITY_ID,
    ]);
    expect(CITIES.map((city) => `${city.name}, ${city.state_code}`)).toEqual([
      'New York City, NY',
      'Los Angeles, CA',
      'Chicago, IL',
      'Miami, FL',
      'Toronto, ON',
    ]);
  });
});

describe('neighborhoods', () => {
  it('cover all five boroughs, each name, slug and id once', () => {
    expect(NEIGHBORHOODS.length).toBeGreaterThanOrEqual(190);
    expect(new Set(NEIGHBORHOODS.map((row) => row.borough))).toEqual(new Set(BOROUGHS));
    for (const key of ['id', 'slug', 'neighborhood_name'] as const) {
      expect(repeated(NEIGHBORHOODS.map((row) => row[key]))).toEqual([]);
    }
  });

  it('lie in their borough', () => {
    const strays = NEIGHBORHOODS.filter(({ borough, latitude, longitude }) => {
      const [south, north, west, east] = BOXES[borough];
      return latitude < south || latitude > north || longitude < west || longitude > east;
    });
    expect(strays.map((row) => row.neighborhood_name)).toEqual([]);
  });

  it('keep 300 meters between any two centres', () => {
    const tooClose = NEIGHBORHOODS.flatMap((one, index) =>
      NEIGHBORHOODS.slice(index + 1)
        .filter((other) => kilometers(one, other) < 0.3)
        .map((other) => `${one.neighborhood_name} and ${other.neighborhood_name}`),
    );
    expect(tooClose).toEqual([]);
  });

  it('tell namesakes apart by their borough', () => {
    const named = (name: string) =>
      NEIGHBORHOODS.filter((row) => row.neighborhood_name.startsWith(name)).map((row) => [
        row.borough,
        row.neighborhood_name,
        row.slug,
      ]);
    expect(named('Chelsea')).toEqual([
      ['Manhattan', 'Chelsea', 'chelsea'],
      ['Staten Island', 'Chelsea (Staten Island)', 'chelsea-staten-island'],
    ]);
    expect(named('Murray Hill')).toEqual([
      ['Manhattan', 'Murray Hill', 'murray-hill'],
      ['Queens', 'Murray Hill (Queens)', 'murray-hill-queens'],
    ]);
  });
});

describe('industries', () => {
  it('have a name and a slug of their own', () => {
    expect(repeated(INDUSTRIES.map((row) => row.slug))).toEqual([]);
    expect(repeated(INDUSTRIES.map((row) => row.name))).toEqual([]);
  });

  it.each([
    ...['bakery', 'barber', 'ramen', 'florist', 'books', 'gym', 'coffee', 'pizza'],
    ...['taqueria', 'vintage', 'ceramics', 'salon', 'wine', 'records', 'bikes', 'deli'],
  ])('include %s, which has an interior of its own', (slug) => {
    expect(INDUSTRIES.map((row) => row.slug)).toContain(slug);
  });
});

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

interface Point {
  latitude: number;
  longitude: number;
}

function kilometers(one: Point, other: Point): number {
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * NEW_YORK_SHRINKS_LONGITUDE_TO;
  return Math.hypot(north, east) * KM_PER_DEGREE;
}
