import { PAINT } from '#art/palette.ts';
import { along, circle, path, rect, stroke, times } from '#art/pen.ts';
import { pendantLamp } from './fixtures.ts';
import type { Room } from './room.ts';

export function pizza({ x, y, width, height }: Room): string {
  const counter = y + height * 0.72;
  return (
    rect(x, y, width, height, '#FBDDA8') +
    rect(x, counter, width, height, '#B4573E') +
    along(counter, y + height, 9, (joint) => rect(x, joint, width, 1, '#9C4733')) +
    oven(x + width * 0.7, counter) +
    slice(x + width * 0.27, y + height * 0.2) +
    times(4, (index) =>
      rect(x + width * 0.1, counter - 8 - index * 7, 50, 6, index % 2 ? PAINT.cream : '#F0E0BE', 1),
    ) +
    pendantLamp(x + width * 0.5, y, 6, PAINT.tomatoDark)
  );
}

function oven(x: number, bottom: number): string {
  return (
    path(`M${x - 36} ${bottom}v-22a36 40 0 0 1 72 0v22z`, '#C9714A') +
    path(`M${x - 20} ${bottom}v-12a20 22 0 0 1 40 0v12z`, '#2A1A12') +
    path(`M${x - 10} ${bottom}c-3 -10 4 -12 4 -20c6 6 4 9 8 10c1 -3 2 -4 2 -6c5 6 5 11 3 16z`, PAINT.yellow)
  );
}

function slice(x: number, y: number): string {
  return (
    path(`M${x - 28} ${y}q28 -14 56 0l-28 58z`, '#F5B63F') +
    stroke(`M${x - 28} ${y}q28 -14 56 0`, '#C9793A', 8) +
    circle(x - 8, y + 13, 6, PAINT.tomato) +
    circle(x + 11, y + 15, 5.4, PAINT.tomato) +
    circle(x + 1, y + 32, 5, PAINT.tomato)
  );
}
