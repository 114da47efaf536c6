import { darken, lighten, PAINT } from '#art/palette.ts';
import { circle, path, rect, stroke } from '#art/pen.ts';
import { type Dress, footShadow, leg } from './person.ts';

const DRESS: Dress & { apron: string } = {
  skin: '#C98F63',
  hair: '#5B3B25',
  top: PAINT.ivory,
  bottom: '#3A3F4A',
  apron: PAINT.green,
};

/** A shop's owner in an apron, waving. */
export function owner(x: number, y: number, { skin, hair, top, bottom, apron } = DRESS): string {
  return (
    footShadow(x, y, 22) +
    leg(x - 8, y, bottom, PAINT.ink) +
    leg(x + 8, y, bottom, PAINT.ink) +
    path(`M${x - 18} ${y - 48}l2 -36q1 -8 9 -8h14q8 0 9 8l2 36z`, top) +
    rect(x - 12, y - 72, 24, 42, apron, 2) +
    stroke(`M${x - 10} ${y - 72}l4 -18M${x + 10} ${y - 72}l-4 -18`, apron, 3) +
    rect(x - 7, y - 58, 14, 9, lighten(apron, 0.16), 1) +
    stroke(`M${x - 16} ${y - 82}q-12 12 -2 24`, top, 9.5) +
    circle(x - 15, y - 57, 4.6, skin) +
    stroke(`M${x + 16} ${y - 82}q14 -6 15 -24`, top, 9.5) +
    circle(x + 31, y - 110, 5.4, skin) +
    rect(x - 4, y - 98, 8, 10, darken(skin, 0.12)) +
    circle(x, y - 106, 12, skin) +
    path(`M${x - 13} ${y - 106}c-1 -14 9 -17 14 -16c9 0 13 7 12 16c-3 -5 -8 -7 -13 -7s-10 2 -13 7z`, hair) +
    stroke(`M${x - 4} ${y - 101}q4 4 8 0`, darken(skin, 0.45), 1.6)
  );
}
