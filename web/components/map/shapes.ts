import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import { BOROUGHS, type Borough } from '#domain/base/city.ts';
import { CITY_OUTLINES } from '#domain/base/city-outline/outlines.ts';
import { type Cell, cellsAround } from './cells.ts';
import { type PlanePoint, project } from './projection.ts';

/** The map's ground as SVG paths on the plane. */
export interface CityShapes {
  /** The borders between a borough's neighborhoods, to clip at its shore. */
  lines: Record<Borough, string>;
  /** The area of each neighborhood by slug, to clip at its borough's shore. */
  grounds: ReadonlyMap<string, { borough: Borough; path: string }>;
}

export const BOROUGH_PATHS = mapBoroughs((borough) =>
  CITY_OUTLINES[borough]
    .map((ring) => pathOf(ring.map(([longitude, latitude]) => project({ latitude, longitude }))))
    .join(''),
);

let latest: { key: string; shapes: CityShapes } | null = null;

/** Cached: the neighborhoods don't change while a server or a page runs. */
export function shapesOf(neighborhoods: readonly Neighborhood[]): CityShapes {
  const key = neighborhoods.map(({ slug, latitude, longitude }) => `${slug} ${latitude} ${longitude}`).join();
  if (latest?.key !== key) latest = { key, shapes: drawShapes(neighborhoods) };
  return latest.shapes;
}

function drawShapes(neighborhoods: readonly Neighborhood[]): CityShapes {
  const grounds = new Map<string, { borough: Borough; path: string }>();
  const lines = mapBoroughs((borough) => {
    const own = neighborhoods.filter((neighborhood) => neighborhood.borough === borough);
    const cells = cellsAround(own.map(project));
    for (const [place, { slug }] of own.entries()) {
      const cell = cells[place];
      if (cell) grounds.set(slug, { borough, path: pathOf(cell) });
    }
    return cells.map(linesOf).join('');
  });
  return { lines, grounds };
}

/** Two neighbors share a border; only the first draws it. */
function linesOf(cell: Cell, own: number): string {
  return cell
    .map((corner, place) => {
      const next = cell[(place + 1) % cell.length];
      if (!next || corner.beyond === null || corner.beyond < own) return '';
      return `M${written(corner)}L${written(next)}`;
    })
    .join('');
}

function pathOf(points: readonly PlanePoint[]): string {
  return `M${points.map(written).join('L')}Z`;
}

function written({ x, y }: PlanePoint): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

function mapBoroughs<T>(make: (borough: Borough) => T): Record<Borough, T> {
  return Object.fromEntries(BOROUGHS.map((borough) => [borough, make(borough)])) as Record<Borough, T>;
}
