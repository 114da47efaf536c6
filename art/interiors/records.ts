import { PAINT } from '#art/palette.ts';
import { along, circle, path, rect, times } from '#art/pen.ts';
import type { Random } from '#art/random.ts';
import type { Room } from './room.ts';

const SLEEVES = [
  PAINT.tomato,
  PAINT.navy,
  PAINT.yellow,
  PAINT.green,
  PAINT.pink,
  PAINT.ink,
  PAINT.teal,
  PAINT.cream,
] as const;

export function records(room: Room): string {
  const { x, y, width, height, random } = room;
  const columns = Math.max(2, Math.round(width / 44));
  const step = (width - 8) / columns;
  return (
    rect(x, y, width, height, '#EBD2A4') +
    times(2, (row) =>
      times(columns, (column) => sleeve(x + 6 + column * step, y + 8 + row * step * 0.96, step - 6, random)),
    ) +
    bin(room)
  );
}

function sleeve(x: number, y: number, size: number, random: Random): string {
  const color = random.pick(SLEEVES);
  const mark = color === PAINT.cream || color === PAINT.yellow ? PAINT.ink : PAINT.cream;
  const design = random.pick([disc, wedge, stripes, sun]);
  return rect(x, y, size, size, color, 1.5) + design(x, y, size, mark);
}

type Design = (x: number, y: number, size: number, color: string) => string;

const disc: Design = (x, y, size, color) => circle(x + size / 2, y + size / 2, size * 0.3, color);

const wedge: Design = (x, y, size, color) =>
  path(`M${x} ${y + size}L${x + size} ${y}V${y + size}z`, `${color}88`);

const stripes: Design = (x, y, size, color) =>
  rect(x + 4, y + size * 0.6, size - 8, 3, color) + rect(x + 4, y + size * 0.72, size * 0.5, 3, color);

const sun: Design = (x, y, size, color) => circle(x + size * 0.7, y + size * 0.3, size * 0.16, color);

function bin({ x, y, width, height, random }: Room): string {
  const top = y + height * 0.8;
  return (
    rect(x, top, width, height * 0.2, PAINT.woodDark) +
    along(x + 6, x + width - 6, 5, (left) =>
      rect(left, top - random.range(8, 14), 4, 14, random.pick(SLEEVES)),
    ) +
    rect(x, top, width, 5, '#5F3C22') +
    circle(x + width * 0.8, top + 18, 13, PAINT.ink) +
    circle(x + width * 0.8, top + 18, 4.6, PAINT.tomato)
  );
}
