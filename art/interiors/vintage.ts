import { PAINT } from '#art/palette.ts';
import { along, circle, line, path, rect, stroke } from '#art/pen.ts';
import type { Room } from './room.ts';

const CLOTHES = [PAINT.tomato, PAINT.navy, PAINT.mustard, PAINT.green, PAINT.crimson, PAINT.teal] as const;

export function vintage(room: Room): string {
  const { x, y, width, height } = room;
  return (
    rect(x, y, width, height, '#F6E3D4') +
    rect(x, y + height * 0.84, width, height * 0.16, '#E3C4AE') +
    clothesRail(room) +
    dressForm(x + width * 0.19, y, height)
  );
}

function clothesRail({ x, y, width, height, random }: Room): string {
  const bar = y + height * 0.2;
  const hanging = along(x + width * 0.44, x + width - 12, 22, (center, index) => {
    const color = CLOTHES[(index + random.int(0, 2)) % CLOTHES.length] ?? PAINT.tomato;
    const length = height * random.range(0.34, 0.52);
    const garment = random.chance(0.5) ? dress : shirt;
    return (
      stroke(`M${center} ${bar}v4l-9 6m9 -6l9 6`, '#6B5A4C', 1.6) + garment(center, bar + 8, length, color)
    );
  });
  return line(x + width * 0.38, bar, x + width - 4, bar, PAINT.ink, 3) + hanging;
}

function dress(x: number, top: number, length: number, color: string): string {
  return path(`M${x - 10} ${top + 2}l5 -3h10l5 3l3 ${length}h-26z`, color);
}

function shirt(x: number, top: number, length: number, color: string): string {
  const body = length * 0.6;
  return path(`M${x - 13} ${top + 8}l8 -8h10l8 8l-5 5l-2 -2v${body}h-12v${-body}l-2 2z`, color);
}

function dressForm(x: number, y: number, height: number): string {
  const bust = height * 0.16;
  const waist = height * 0.1;
  return (
    line(x, y + height * 0.66, x, y + height * 0.95, PAINT.woodDark, 4) +
    stroke(`M${x - 12} ${y + height * 0.97}l12 -7l12 7`, PAINT.woodDark, 3.4) +
    path(
      `M${x - 14} ${y + height * 0.26}q14 -9 28 0c3 12 -5 18 -4 ${bust}c2 6 5 10 6 ${waist}l6 ${bust}h-44l6 ${-bust}c1 -4 4 -8 6 ${-waist}c1 -6 -7 -12 -4 ${-bust}z`,
      PAINT.tomato,
    ) +
    rect(x - 4, y + height * 0.19, 8, 10, '#C9A37A', 2) +
    circle(x, y + height * 0.18, 4, PAINT.woodDark)
  );
}
