import { PAINT } from '#art/palette.ts';
import { circle, clipped, each, ellipse, line, path, rect, stroke, times } from '#art/pen.ts';
import type { Prop } from './prop.ts';

export const barberPole: Prop = (x, y, ids) => {
  const glass = (fill: string) => rect(x - 8, y - 96, 16, 56, fill, 2);
  const stripes = times(6, (index) => {
    const top = y - 102 + index * 18;
    return (
      path(`M${x - 10} ${top}l20 -12v6l-20 12z`, PAINT.tomato) +
      path(`M${x - 10} ${top + 9}l20 -12v6l-20 12z`, PAINT.navy)
    );
  });
  return (
    glass(PAINT.ivory) +
    clipped(ids(), glass(PAINT.ivory), stripes) +
    rect(x - 10, y - 102, 20, 7, PAINT.ink, 3) +
    rect(x - 10, y - 41, 20, 7, PAINT.ink, 3) +
    circle(x, y - 105, 6, PAINT.cream)
  );
};

export const paperLantern: Prop = (x, y) =>
  line(x, y - 190, x, y - 160, PAINT.ink, 1.6) +
  rect(x - 7, y - 162, 14, 5, PAINT.ink, 1) +
  ellipse(x, y - 142, 14, 17, PAINT.tomato) +
  each([-8, 0, 8], (offset) => stroke(`M${x - 12} ${y - 142 + offset}h24`, '#C2351E', 1.4)) +
  rect(x - 7, y - 127, 14, 5, PAINT.ink, 1);
