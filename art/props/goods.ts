import { PAINT } from '#art/palette.ts';
import { circle, each, path, rect, stroke, times } from '#art/pen.ts';
import type { Prop } from './prop.ts';

const BOOKS = [
  { spine: PAINT.tomato, tall: 16 },
  { spine: PAINT.cream, tall: 13 },
  { spine: PAINT.navy, tall: 18 },
  { spine: PAINT.mustard, tall: 14 },
  { spine: PAINT.pink, tall: 17 },
  { spine: PAINT.teal, tall: 12 },
  { spine: PAINT.brown, tall: 16 },
];

export const bookCart: Prop = (x, y) =>
  rect(x - 30, y - 36, 60, 22, PAINT.green, 2) +
  each(BOOKS, ({ spine, tall }, index) => rect(x - 27 + index * 8, y - 36 - tall, 7, 20, spine, 1)) +
  rect(x - 30, y - 38, 60, 5, '#0A4838', 1) +
  circle(x - 20, y - 6, 6, PAINT.ink) +
  circle(x + 20, y - 6, 6, PAINT.ink) +
  rect(x - 30, y - 15, 60, 3, PAINT.ink);

const GARMENTS = [
  { color: PAINT.tomato, at: -18 },
  { color: PAINT.mustard, at: -4 },
  { color: PAINT.teal, at: 12 },
];

export const clothesRail: Prop = (x, y) =>
  stroke(`M${x - 28} ${y}v-70h56v70`, PAINT.ink, 3.4) +
  each(GARMENTS, ({ color, at }) => path(`M${x + at - 9} ${y - 62}l5 -5h8l5 5l2 40h-22z`, color));

const FRUIT = [
  [PAINT.tomato, '#F39A2B'],
  ['#8DB04A', PAINT.yellow],
];

/** Two crates on top of two. */
export const fruitCrates: Prop = (x, y) =>
  each(FRUIT, (colors, layer) =>
    each(colors, (color, index) => {
      const center = x - 26 + index * 44 + layer * 4;
      const bottom = y - layer * 26;
      return (
        times(5, (fruit) => circle(center - 14 + fruit * 7, bottom - 20 - (fruit % 2) * 3, 5, color)) +
        rect(center - 20, bottom - 19, 40, 17, '#C99559', 1.5) +
        rect(center - 20, bottom - 13, 40, 2, '#9F6F3B') +
        rect(center - 20, bottom - 7, 40, 2, '#9F6F3B')
      );
    }),
  );
