import type { Ids } from '#art/ids.ts';
import { along, each, rect } from '#art/pen.ts';
import { type Building, building } from './building.ts';

export interface Block {
  /** The x of the first building; the picture crops buildings left of its edge. */
  start: number;
  /** The foot of the buildings, in the middle of the sidewalk. */
  base: number;
  width: number;
  height: number;
  night: boolean;
  buildings: readonly Omit<Building, 'night'>[];
}

const CURB = 10;

/** A row of buildings with the curb and the road in front. */
export function block({ start, base, width, height, night, buildings }: Block, ids: Ids): string {
  let x = start;
  const row = each(buildings, (plot) => {
    const drawn = building({ ...plot, night }, x, base, ids);
    x += plot.width;
    return drawn;
  });
  return row + road(base, width, height, night);
}

function road(base: number, width: number, height: number, night: boolean): string {
  return (
    rect(0, base, width, CURB, night ? '#4A4C52' : '#C9BCA6') +
    rect(0, base + CURB, width, height - base - CURB, night ? '#20242C' : '#3B3732') +
    along(20, width, 120, (x) => rect(x, base + 32, 60, 4, '#FFC629', 1, { opacity: 0.8 }))
  );
}
