import { atHour, PAINT } from '#art/palette.ts';
import { place, rect, shadow } from '#art/pen.ts';
import { createRandom } from '#art/random.ts';
import { FACADES, type FacadeName } from '#art/shop/facades.ts';
import { SIDEWALK } from '#art/shop/frontage.ts';
import { wallTexture } from '#art/shop/wall.ts';

interface BareWall {
  x: number;
  width: number;
  facade: FacadeName;
  night: boolean;
}

const TOP = 100;
const GROUND = 300 - SIDEWALK;

/** A house without a shop, beside a storefront of 300 units, with the sidewalk in front. */
export function bareWall({ x, width, facade, night }: BareWall): string {
  const paints = FACADES[facade];
  const height = GROUND - TOP;
  const random = createRandom(`wall:${facade}`);
  const shapes =
    rect(0, TOP, width, height, atHour(paints.wall, night)) +
    wallTexture({ top: TOP, width, height, facade: paints, night, random }) +
    rect(0, GROUND - 18, width, 18, atHour(paints.trim, night)) +
    rect(0, GROUND, width, SIDEWALK, atHour('#D8CDBA', night)) +
    rect(0, GROUND, width, 3, PAINT.ink, 0, shadow(0.18));
  return place(shapes, { x });
}
