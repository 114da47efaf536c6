import { bottle } from '#art/interiors/fixtures.ts';
import { PAINT } from '#art/palette.ts';
import { path, rect, stroke, times } from '#art/pen.ts';
import type { Prop } from './prop.ts';

export const chalkboard: Prop = (x, y) =>
  path(`M${x - 17} ${y}l6 -44h22l6 44h-5l-3 -12h-18l-3 12z`, PAINT.woodDark) +
  path(`M${x - 9.5} ${y - 40}h19l3.6 27h-26.2z`, PAINT.ink) +
  times(3, (row) =>
    rect(x - 6 - row * 0.6, y - 35 + row * 7, 12 - row * 2, 2.4, row === 1 ? PAINT.yellow : '#F3E7CF', 1),
  );

export const bench: Prop = (x, y) =>
  rect(x - 30, y - 22, 60, 6, PAINT.wood, 2) +
  rect(x - 30, y - 40, 60, 6, PAINT.wood, 2) +
  rect(x - 25, y - 40, 4, 40, PAINT.ink) +
  rect(x + 21, y - 40, 4, 40, PAINT.ink);

export const stool: Prop = (x, y) =>
  rect(x - 14, y - 32, 28, 6, PAINT.tomato, 3) +
  stroke(`M${x - 8} ${y - 26}l-4 26M${x + 8} ${y - 26}l4 26M${x - 10} ${y - 11}h20`, PAINT.ink, 3);

export const barrel: Prop = (x, y) =>
  path(`M${x - 15} ${y}c-6 -14 -6 -26 0 -40h30c6 14 6 26 0 40z`, '#8A5A33') +
  rect(x - 18, y - 31, 36, 4, '#5B4636') +
  rect(x - 18, y - 13, 36, 4, '#5B4636') +
  bottle(x - 4, y - 40, 26, '#1F4D3E') +
  bottle(x + 7, y - 40, 24, '#7E2F3A');
