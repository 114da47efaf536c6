import { PAINT } from '#art/palette.ts';
import { circle, each, ellipse, line, path, rect, stroke, times } from '#art/pen.ts';
import { leaf } from '#art/plants.ts';
import { bottle } from './fixtures.ts';
import type { Room } from './room.ts';

const WALL = '#FCE3B4';

export function taqueria(room: Room): string {
  const { x, y, width, height } = room;
  const counter = y + height * 0.7;
  const sauces = [PAINT.tomato, PAINT.greenLight, PAINT.mustard, PAINT.tomatoDark];
  return (
    rect(x, y, width, height, WALL) +
    rect(x, counter, width, height * 0.3, PAINT.teal) +
    tiles(x, counter, width) +
    paperFlags(room) +
    spit(x + width * 0.72, counter) +
    each(sauces, (sauce, index) => bottle(x + 16 + index * 15, counter, 30, sauce, 9)) +
    rect(x, counter - 2, width, 6, '#8A5A33')
  );
}

function tiles(x: number, y: number, width: number): string {
  return times(Math.ceil(width / 16), (column) =>
    times(3, (row) => ((column + row) % 2 ? rect(x + column * 16, y + row * 16, 16, 16, '#3F938B') : '')),
  );
}

function paperFlags({ x, y, width }: Room): string {
  const colors = [PAINT.tomato, PAINT.yellow, PAINT.greenLight, PAINT.rose, PAINT.teal];
  const flag = (index: number) => {
    const left = x + index * 22 + 2;
    return (
      path(`M${left} ${y + 5}h18v22l-3 4l-3 -4l-3 4l-3 -4l-3 4l-3 -4z`, colors[index % 5] ?? PAINT.tomato) +
      circle(left + 9, y + 16, 3.6, WALL) +
      circle(left + 4, y + 11, 1.4, WALL) +
      circle(left + 14, y + 11, 1.4, WALL)
    );
  };
  return line(x, y + 5, x + width, y + 5, PAINT.ink, 1.2) + times(Math.ceil(width / 22), flag);
}

function spit(x: number, bottom: number): string {
  const cuts = times(5, (index) =>
    stroke(`M${x - 19 + index * 2} ${bottom - 50 + index * 10}q19 7 ${38 - index * 4} 0`, '#D9774A', 3),
  );
  return (
    rect(x - 1.5, bottom - 74, 3, 74, '#8B8178') +
    path(`M${x - 22} ${bottom - 58}h44l-12 50h-20z`, '#B4512F') +
    cuts +
    ellipse(x, bottom - 66, 12, 8, PAINT.yellow) +
    leaf(x, bottom - 72, 14, -110, PAINT.leaf) +
    leaf(x, bottom - 72, 14, -70, PAINT.leaf)
  );
}
