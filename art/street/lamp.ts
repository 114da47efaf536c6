import { letter } from '#art/lettering/letter.ts';
import { PAINT } from '#art/palette.ts';
import { ellipse, path, rect, stroke } from '#art/pen.ts';

const SIGN_WIDTH = 62;

/** A street lamp with the street's name, its foot at x, y. */
export function lamp(x: number, y: number, street?: string): string {
  return (
    rect(x - 2.5, y - 250, 5, 250, PAINT.ink) +
    rect(x - 7, y - 18, 14, 18, PAINT.ink, 2) +
    stroke(`M${x} ${y - 246}c2 -22 34 -26 44 -14`, PAINT.ink, 4) +
    path(`M${x + 32} ${y - 262}h24l4 10h-32z`, PAINT.ink) +
    ellipse(x + 44, y - 251, 12, 4, '#FFE9A8') +
    (street ? streetSign(x + 4, y - 196, street) : '')
  );
}

function streetSign(x: number, y: number, street: string): string {
  return (
    rect(x, y, SIGN_WIDTH, 20, PAINT.green, 2) +
    letter({
      text: street,
      x: x + SIGN_WIDTH / 2,
      y: y + 10,
      size: 13,
      maxWidth: SIGN_WIDTH - 4,
      fill: PAINT.white,
    })
  );
}
