import { bicycle } from '#art/bicycle.ts';
import { PAINT } from '#art/palette.ts';
import { circle, path, place, rect, stroke } from '#art/pen.ts';
import type { Prop } from './prop.ts';

export const parkedBicycle: Prop = (x, y) => place(bicycle(PAINT.teal, 18), { x, y: y - 19 });

export const hydrant: Prop = (x, y) =>
  rect(x - 9, y - 34, 18, 30, PAINT.tomato, 3) +
  path(`M${x - 10} ${y - 34}a10 10 0 0 1 20 0z`, PAINT.tomatoDark) +
  rect(x - 3, y - 48, 6, 6, PAINT.tomatoDark, 2) +
  rect(x - 16, y - 27, 32, 9, PAINT.tomatoDark, 3) +
  rect(x - 12, y - 6, 24, 6, PAINT.tomatoDark, 2) +
  circle(x, y - 22, 4, PAINT.cream);

export const newsbox: Prop = (x, y) =>
  rect(x - 14, y - 42, 28, 34, PAINT.navy, 3) +
  rect(x - 10, y - 37, 20, 14, '#E9E2D0', 1) +
  rect(x - 8, y - 34, 16, 2, PAINT.ink) +
  rect(x - 8, y - 30, 11, 2, '#A79E8D') +
  rect(x - 12, y - 8, 4, 8, PAINT.ink) +
  rect(x + 8, y - 8, 4, 8, PAINT.ink);

const FUR = '#2A2420';

export const cat: Prop = (x, y) =>
  path(`M${x - 12} ${y}c-2 -14 2 -22 8 -26v-11l5 4h6l5 -4v12c3 4 3 9 1 12l2 13z`, FUR) +
  stroke(`M${x + 12} ${y - 2}c12 1 14 -9 9 -16`, FUR, 4) +
  circle(x + 1, y - 27, 1.2, PAINT.yellow) +
  circle(x + 8, y - 27, 1.2, PAINT.yellow);
