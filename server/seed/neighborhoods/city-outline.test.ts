import { describe, expect, it } from 'vitest';
import { BOROUGHS, type Borough } from '#domain/base/city.ts';
import { boroughAt, isInside } from '#domain/base/city-outline/borough-at.ts';
import { neighborhoodAt } from '#domain/base/city-outline/neighborhood-at.ts';
import { CITY_OUTLINES } from '#domain/base/city-outline/outlines.ts';
import type { Ring, Vertex } from '#domain/base/city-outline/ring.ts';
import { metersBetween, type Point } from '#domain/base/nearest-neighborhood.ts';
import { NEIGHBORHOODS } from './neighborhoods.ts';

const KM_PER_DEGREE = 111.2;
const SHRINK = Math.cos((40.7 * Math.PI) / 180);
/** Land, in square kilometers, as the city counts it. */
const AREAS: Record<Borough, number> = {
  Manhattan: 59.1,
  Brooklyn: 179.7,
  Queens: 281.5,
  Bronx: 109.2,
  'Staten Island': 151.2,
};

const RINGS = BOROUGHS.flatMap((borough) =>
  CITY_OUTLINES[borough].map((ring, place) => ({ borough, ring, name: `${borough} ${place + 1}` })),
);

describe('every ring of the city', () => {
  it.each(RINGS)('$name closes without crossing or touching itself', ({ ring }) => {
    expect(ring.flat().every(Number.isFinite)).toBe(true);
    const edges = edgesOf(ring);
    const crossings = edges.flatMap((one, place) =>
      edges
        .slice(place + 2)
        .filter((other) => other !== edges.at(place - 1) && cross(one, other))
        .map((other) => [one, other]),
    );
    expect(crossings).toEqual([]);
    expect(edges.filter(([from, to]) => from[0] === to[0] && from[1] === to[1])).toEqual([]);
  });

  it.each(RINGS)('$name runs counterclockwise', ({ ring }) => {
    expect(squareKilometers(ring)).toBeGreaterThan(0);
  });
});

it.each(BOROUGHS)('%s is as large as it is, to within 5 %', (borough) => {
  const area = CITY_OUTLINES[borough].reduce((sum, ring) => sum + squareKilometers(ring), 0);
  expect(Math.abs(area / AREAS[borough] - 1)).toBeLessThan(0.05);
});

it('every neighborhood lies in its own borough and in no other', () => {
  const astray = NEIGHBORHOODS.filter((neighborhood) => {
    const homes = BOROUGHS.filter((borough) => isLand(neighborhood, borough));
    return homes.length !== 1 || homes[0] !== neighborhood.borough;
  });
  expect(astray.map(({ neighborhood_name }) => neighborhood_name)).toEqual([]);
});

it('boroughs do not lie on each other by more than slivers', () => {
  let shared = 0;
  let land = 0;
  for (let latitude = 40.4905; latitude < 40.92; latitude += 0.001) {
    for (let longitude = -74.2695; longitude < -73.69; longitude += 0.001) {
      const homes = BOROUGHS.filter((borough) => isLand({ latitude, longitude }, borough)).length;
      if (homes > 0) land += 1;
      if (homes > 1) shared += 1;
    }
  }
  expect(land).toBeGreaterThan(50_000);
  expect(shared / land).toBeLessThan(0.0005);
});

it.each([
  ['the East River at 20th Street', 40.73, -73.969],
  ['the Upper Bay', 40.665, -74.045],
  ['the Hudson at 42nd Street', 40.76, -74.015],
  ['the Harlem River at 150th Street', 40.825, -73.9345],
  ['Hell Gate', 40.7785, -73.927],
  ['Newtown Creek', 40.7402, -73.9555],
  ['the Narrows', 40.607, -74.045],
  ['Gravesend Bay', 40.592, -74.02],
  ['the Kill Van Kull', 40.6425, -74.12],
  ['the Lower Bay', 40.55, -74.05],
  ['Jamaica Bay', 40.608, -73.845],
  ['Flushing Bay', 40.766, -73.852],
  ['the Long Island Sound', 40.83, -73.8],
  ['Liberty Island, which is not drawn', 40.6892, -74.0445],
  ['New Jersey', 40.73, -74.06],
  ['Nassau County', 40.7, -73.7],
])('%s is no part of the city', (_, latitude, longitude) => {
  expect(boroughAt({ latitude, longitude })).toBeNull();
});

it.each<[string, number, number, Borough]>([
  ['City Hall', 40.7128, -74.006, 'Manhattan'],
  ['Marble Hill', 40.8764, -73.9106, 'Manhattan'],
  ['Governors Island', 40.6895, -74.0168, 'Manhattan'],
  ['Randalls Island', 40.794, -73.922, 'Manhattan'],
  ['the Brooklyn Museum', 40.6712, -73.9636, 'Brooklyn'],
  ['Floyd Bennett Field', 40.5915, -73.8905, 'Brooklyn'],
  ['Sea Gate', 40.577, -74.006, 'Brooklyn'],
  ['Citi Field', 40.7571, -73.8458, 'Queens'],
  ['Kennedy Airport', 40.6413, -73.7781, 'Queens'],
  ['LaGuardia Airport', 40.7769, -73.874, 'Queens'],
  ['Jacob Riis Park', 40.567, -73.875, 'Queens'],
  ['Yankee Stadium', 40.8296, -73.9262, 'Bronx'],
  ['Orchard Beach', 40.8675, -73.794, 'Bronx'],
  ['Rikers Island', 40.7915, -73.883, 'Bronx'],
  ['the Staten Island Mall', 40.5826, -74.165, 'Staten Island'],
])('%s is in %4$s', (_, latitude, longitude, borough) => {
  expect(boroughAt({ latitude, longitude })).toBe(borough);
});

it.each([
  ['the Battery', 40.7006, -74.0145],
  ['Corlears Hook', 40.7105, -73.977],
  ['the Brooklyn end of the Williamsburg Bridge', 40.7125, -73.9695],
  ['Hunters Point', 40.74, -73.962],
  ['the head of the Gowanus Canal', 40.6803, -73.9876],
  ['the tip of Breezy Point', 40.5425, -73.9405],
  ['the Bayonne Bridge', 40.639, -74.142],
  ['St. George Terminal', 40.6438, -74.0722],
  ['Fort Schuyler', 40.8047, -73.7895],
  ['Spuyten Duyvil', 40.8787, -73.9228],
  ['the Outerbridge Crossing', 40.5245, -74.2465],
])('the shore runs past %s, to within 150 meters', (_, latitude, longitude) => {
  expect(metersToShore({ latitude, longitude })).toBeLessThan(150);
});

it('a point belongs to the nearest neighborhood on its own side of the river', () => {
  // Greenpoint is nearer to this pier of Manhattan's than to much of itself; the river is between them.
  const pier = { latitude: 40.733, longitude: -73.9745 };
  expect(neighborhoodAt(pier, NEIGHBORHOODS)).toMatchObject({ borough: 'Manhattan' });
  const marble = { latitude: 40.8758, longitude: -73.9112 };
  expect(neighborhoodAt(marble, NEIGHBORHOODS)).toMatchObject({ neighborhood_name: 'Marble Hill' });
  const afloat = { latitude: 40.73, longitude: -73.969 };
  expect(neighborhoodAt(afloat, NEIGHBORHOODS)).not.toBeNull();
  expect(neighborhoodAt(afloat, [])).toBeNull();
});

function isLand(point: Point, borough: Borough): boolean {
  return CITY_OUTLINES[borough].some((ring) => isInside(point, ring));
}

type Edge = readonly [Vertex, Vertex];

function edgesOf(ring: Ring): Edge[] {
  return ring.map((vertex, place) => [vertex, ring[(place + 1) % ring.length] ?? vertex]);
}

function cross([a, b]: Edge, [c, d]: Edge): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

function turn(a: Vertex, b: Vertex, c: Vertex): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function squareKilometers(ring: Ring): number {
  const doubled = edgesOf(ring).reduce((sum, [[x1, y1], [x2, y2]]) => sum + (x1 * y2 - x2 * y1), 0);
  return (doubled / 2) * KM_PER_DEGREE ** 2 * SHRINK;
}

function metersToShore(point: Point): number {
  const edges = RINGS.flatMap(({ ring }) => edgesOf(ring));
  return Math.min(...edges.map((edge) => metersToEdge(point, edge)));
}

function metersToEdge(point: Point, [[x1, y1], [x2, y2]]: Edge): number {
  const [dx, dy] = [(x2 - x1) * SHRINK, y2 - y1];
  const along = ((point.longitude - x1) * SHRINK * dx + (point.latitude - y1) * dy) / (dx * dx + dy * dy);
  const part = Math.min(Math.max(along, 0), 1);
  return metersBetween(point, { latitude: y1 + (y2 - y1) * part, longitude: x1 + (x2 - x1) * part });
}
