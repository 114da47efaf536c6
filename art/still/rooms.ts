import { PAINT } from '#art/palette.ts';
import { circle, each, path, place, rect, stroke } from '#art/pen.ts';
import { flower, leaf } from '#art/plants.ts';
import { ground } from './table.ts';

const turnedSixfold = { petals: 6, spread: 0.6, petal: 0.5 };

export function bouquet(): string {
  const foliage = each([-140, -120, -100, -80, -60, -40], (angle) =>
    leaf(45, 84, 44, angle, angle % 40 ? PAINT.leaf : PAINT.leafDark),
  );
  return (
    ground('#CFDFD2') +
    foliage +
    flower(30, 56, 15, PAINT.rose, turnedSixfold) +
    flower(58, 50, 16, PAINT.tomato, turnedSixfold) +
    flower(44, 72, 15, PAINT.ivory, turnedSixfold) +
    flower(66, 74, 12, PAINT.yellow, { ...turnedSixfold, center: '#B4573E' }) +
    flower(24, 78, 12, '#E8765C', turnedSixfold) +
    path('M20 84h50l-14 62h-22z', PAINT.cream) +
    path('M20 84h50l-25 18z', '#EAD7B4') +
    rect(33, 112, 24, 6, PAINT.tomato, 2)
  );
}

export function books(): string {
  const spines = [PAINT.tomato, PAINT.navy, PAINT.green, PAINT.mustard, PAINT.plum, PAINT.teal];
  const pile = each(spines, (color, index) => {
    const shift = (index % 2) * 4;
    const book =
      rect(-34 + shift, 0, 66 - (index % 3) * 5, 13, color, 1.5) + rect(-30 + shift, 5, 34, 2.4, PAINT.cream);
    return place(book, { x: 46, y: 130 - index * 14 });
  });
  return (
    ground('#E7D3A9') +
    pile +
    rect(38, 34, 20, 24, '#FFFDF7', 3) +
    stroke('M58 40q9 0 9 7t-9 7', '#FFFDF7', 3.4) +
    stroke('M44 28q-4 -5 0 -10M52 28q-4 -5 0 -10', '#FFF8EA')
  );
}

export function vase(): string {
  return (
    ground('#C9714A') +
    circle(45, 70, 34, '#E9A77F') +
    rect(0, 118, 90, 42, '#7B3F28') +
    path(
      'M36 66h18c0 10 16 14 16 32c0 14 -8 22 -12 22h-26c-4 0 -12 -8 -12 -22c0 -18 16 -22 16 -32z',
      PAINT.cream,
    ) +
    rect(24, 92, 42, 4, '#2F5560') +
    rect(25, 100, 41, 2, '#2F5560') +
    each([-120, -95, -70], (angle) => leaf(45, 66, 38, angle, PAINT.leafDark))
  );
}

export function gym(): string {
  const weights = [
    { x: 8, tall: 30 },
    { x: 16, tall: 42 },
    { x: 66, tall: 42 },
    { x: 76, tall: 30 },
  ];
  return (
    ground('#2C3A46') +
    rect(0, 116, 90, 44, '#1F2A33') +
    rect(10, 70, 70, 5, '#C6CDD1', 2) +
    each(weights, ({ x, tall }) => rect(x, 72 - tall / 2, 7, tall, PAINT.tomato, 2)) +
    circle(45, 40, 9, '#C98F63') +
    path('M28 62q17 -18 34 0l-4 40h-26z', PAINT.yellow) +
    stroke('M30 64L24 72M60 64L66 72', '#C98F63', 6) +
    rect(33, 100, 10, 28, PAINT.ink, 2) +
    rect(47, 100, 10, 28, PAINT.ink, 2)
  );
}
