import { darken, PAINT } from '#art/palette.ts';
import { circle, path, rect, stroke } from '#art/pen.ts';
import { type Dress, footShadow } from './person.ts';

const DRESS: Dress = { skin: '#E3B58E', hair: '#A4532E', top: '#D9704C', bottom: '#2A2420' };

/** A passerby with a paper cup. */
export function walker(x: number, y: number, { skin, hair, top, bottom }: Dress = DRESS): string {
  return (
    footShadow(x, y, 24) +
    stride(x, y, bottom) +
    path(`M${x - 15} ${y - 48}l1 -36q1 -8 9 -8h10q8 0 9 8l1 36z`, top) +
    stroke(`M${x - 6} ${y - 82}q-10 14 -6 28`, darken(top, 0.14), 9) +
    rect(x - 3, y - 98, 8, 10, darken(skin, 0.12)) +
    circle(x + 1, y - 106, 12, skin) +
    path(
      `M${x + 10} ${y - 112}c-6 -12 -24 -10 -24 8c0 10 -2 14 -6 17c8 1 13 -2 14 -12c0 -6 4 -9 6 -11c3 2 7 2 10 -2z`,
      hair,
    ) +
    stroke(`M${x + 7} ${y - 82}q10 10 18 8`, top, 9) +
    rect(x + 21, y - 84, 13, 14, PAINT.ivory, 2) +
    rect(x + 21, y - 79, 13, 5, PAINT.green) +
    circle(x + 26, y - 74, 4.5, skin)
  );
}

function stride(x: number, y: number, color: string): string {
  return (
    path(`M${x - 8} ${y - 52}h13l-12 47h-11z`, color) +
    path(`M${x - 20} ${y - 6}h11l5 6h-18z`, PAINT.tomato) +
    path(`M${x - 4} ${y - 52}h13l9 48h-11z`, color) +
    path(`M${x + 7} ${y - 5}h11q6 0 6 5h-17z`, PAINT.tomato)
  );
}
