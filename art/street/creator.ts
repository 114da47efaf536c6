import { darken, PAINT } from '#art/palette.ts';
import { circle, path, rect, stroke } from '#art/pen.ts';
import { type Dress, footShadow, leg } from './person.ts';

const DRESS: Dress = { skin: '#8A5637', hair: PAINT.ink, top: PAINT.yellow, bottom: PAINT.navy };
const BAG = '#E2573C';

/** A creator with a bag over the shoulder, holding a phone up to film. */
export function creator(x: number, y: number, { skin, hair, top, bottom }: Dress = DRESS): string {
  return (
    footShadow(x, y, 24) +
    leg(x - 7, y, bottom, PAINT.ivory, -3) +
    leg(x + 8, y, bottom, PAINT.ivory, 3) +
    path(`M${x - 17} ${y - 50}l2 -34q1 -8 9 -8h13q8 0 9 8l2 34z`, top) +
    stroke(`M${x + 9} ${y - 84}q12 14 26 -2`, darken(top, 0.14), 10) +
    head(x, y, skin, hair) +
    circle(x + 35, y - 88, 5, skin) +
    phone(x + 32, y - 107) +
    bag(x, y)
  );
}

function head(x: number, y: number, skin: string, hair: string): string {
  return (
    rect(x - 3, y - 98, 8, 10, darken(skin, 0.12)) +
    circle(x + 2, y - 105, 12, skin) +
    path(
      `M${x - 11} ${y - 100}c-6 -18 8 -24 16 -20c6 1 10 6 9 11c-6 1 -13 -1 -15 -4c0 6 -3 10 -6 10z`,
      hair,
    ) +
    circle(x - 10, y - 116, 7, hair)
  );
}

function phone(x: number, y: number): string {
  return rect(x, y, 9, 20, PAINT.ink, 2) + rect(x + 7, y + 2, 3, 16, '#3A332D');
}

function bag(x: number, y: number): string {
  return (
    path(`M${x - 17} ${y - 82}q-9 18 -4 34l9 -2z`, BAG) + stroke(`M${x - 14} ${y - 90}q18 10 27 36`, BAG, 2.5)
  );
}

/** A phone on a tripod inside a ring light. */
export function tripod(x: number, y: number): string {
  const light = (color: string, width: number) =>
    circle(x + 2, y - 84, 22, 'none', { stroke: color, 'stroke-width': width });
  return (
    stroke(`M${x} ${y - 62}l-15 62M${x} ${y - 62}l15 62M${x} ${y - 62}v58`, PAINT.ink, 3) +
    rect(x - 3, y - 72, 6, 14, PAINT.ink, 1) +
    rect(x - 7, y - 98, 13, 27, PAINT.ink, 2.5) +
    rect(x - 5, y - 95, 9, 20, '#FBE3B0', 1) +
    light(PAINT.cream, 5) +
    light('#D9CBB0', 1)
  );
}
