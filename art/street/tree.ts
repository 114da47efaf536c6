import { PAINT } from '#art/palette.ts';
import { circle, place, rect, stroke } from '#art/pen.ts';

const BARK = '#5F3F2A';
const LIGHT_LEAF = '#79A86B';

export function tree(x: number, y: number, scale = 1): string {
  const shapes =
    rect(-4, -130, 8, 130, BARK, 3) +
    stroke('M0 -100l-22 -26M0 -86l24 -30', BARK, 5) +
    circle(-26, -150, 34, PAINT.leafDark) +
    circle(24, -146, 36, PAINT.leafDark) +
    circle(0, -182, 38, PAINT.leaf) +
    circle(-14, -160, 30, PAINT.leaf) +
    circle(30, -168, 22, LIGHT_LEAF) +
    circle(-28, -176, 16, LIGHT_LEAF) +
    rect(-22, -6, 44, 6, '#B8AB95', 1);
  return place(shapes, { x, y, scale });
}
