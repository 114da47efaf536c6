import type { Industry } from '#art/industries.ts';
import { PAINT } from '#art/palette.ts';
import { circle, line, place, stroke } from '#art/pen.ts';
import { EMBLEMS } from './emblems.ts';

interface BladeSign {
  x: number;
  y: number;
  /** The direction in which it extends over the sidewalk from x. */
  reach: 'left' | 'right';
  industry: Industry;
  board: string;
  ink: string;
}

/** A round sign on a bracket, with the emblem of the industry. */
export function bladeSign({ x, y, reach, industry, board, ink }: BladeSign): string {
  const direction = reach === 'left' ? -1 : 1;
  const center = x + direction * 26;
  return (
    stroke(`M${x} ${y}h${direction * 40}`, PAINT.ink, 2.4) +
    line(center - 9, y, center - 9, y + 7, PAINT.ink, 1.6) +
    line(center + 9, y, center + 9, y + 7, PAINT.ink, 1.6) +
    circle(center, y + 26, 20, PAINT.ink) +
    circle(center, y + 26, 17.5, board) +
    place(EMBLEMS[industry](ink, board), { x: center, y: y + 26 })
  );
}
