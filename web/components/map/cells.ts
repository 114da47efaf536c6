import type { PlanePoint } from './projection.ts';

/** A corner of a cell; the edge that starts here borders the site `beyond`, or the edge of the world (null). */
interface Corner extends PlanePoint {
  beyond: number | null;
}
export type Cell = readonly Corner[];

const FAR = 40_000;
const WORLD: Cell = [
  { x: -FAR, y: -FAR, beyond: null },
  { x: FAR, y: -FAR, beyond: null },
  { x: FAR, y: FAR, beyond: null },
  { x: -FAR, y: FAR, beyond: null },
];

/** The area nearest to each site: Voronoi cells, each clipped from the world. */
export function cellsAround(sites: readonly PlanePoint[]): Cell[] {
  return sites.map((site, own) => {
    const others = sites
      .map((other, index) => ({ other, index, distance: Math.hypot(other.x - site.x, other.y - site.y) }))
      .filter(({ index }) => index !== own)
      .sort((one, two) => one.distance - two.distance);
    let cell: Cell = WORLD;
    for (const { other, index, distance } of others) {
      // A site more than twice as far as the farthest corner can't cut the cell any further.
      if (distance > 2 * reachOf(cell, site)) break;
      cell = cut(cell, site, other, index);
    }
    return cell;
  });
}

/** The part of a cell that is nearer to its site than to the other. */
function cut(cell: Cell, site: PlanePoint, other: PlanePoint, beyond: number): Cell {
  const middle = { x: (site.x + other.x) / 2, y: (site.y + other.y) / 2 };
  const side = ({ x, y }: PlanePoint) =>
    (x - middle.x) * (other.x - site.x) + (y - middle.y) * (other.y - site.y);
  const kept: Corner[] = [];
  for (const [place, corner] of cell.entries()) {
    const next = cell[(place + 1) % cell.length] ?? corner;
    const [here, there] = [side(corner), side(next)];
    if (here <= 0) kept.push(corner);
    if (here <= 0 === there <= 0) continue;
    const part = here / (here - there);
    const crossing = { x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part };
    kept.push({ ...crossing, beyond: here <= 0 ? beyond : corner.beyond });
  }
  return kept;
}

function reachOf(cell: Cell, site: PlanePoint): number {
  return Math.max(...cell.map(({ x, y }) => Math.hypot(x - site.x, y - site.y)));
}
