import { PAINT } from '#art/palette.ts';
import { each, line, path, rect } from '#art/pen.ts';
import { pendantLamp, shelf } from './fixtures.ts';
import type { Room } from './room.ts';

const SPINES = [
  PAINT.tomato,
  PAINT.navy,
  PAINT.green,
  PAINT.mustard,
  PAINT.cream,
  PAINT.brown,
  PAINT.teal,
  PAINT.pink,
  PAINT.plum,
] as const;

export function books(room: Room): string {
  const { x, y, width, height } = room;
  return (
    rect(x, y, width, height, '#F3D9A8') +
    each([0.27, 0.52, 0.77], (share) => bookShelf(room, share)) +
    pile(x + width * 0.3, y + height) +
    openBook(x + width * 0.74, y + height) +
    pendantLamp(x + width * 0.5, y, 4)
  );
}

function bookShelf({ x, y, width, height, random }: Room, share: number): string {
  const bottom = y + height * share;
  let shapes = '';
  let left = x + 4;
  while (left < x + width - 8) {
    if (random.chance(0.14)) {
      left += random.range(6, 14);
      continue;
    }
    const thick = random.range(5, 9.5);
    const tall = random.range(0.13, 0.2) * height;
    shapes += rect(left, bottom - tall, thick, tall, random.pick(SPINES), 1);
    if (random.chance(0.4)) shapes += rect(left + 1, bottom - tall * 0.75, thick - 2, 2, '#FFFFFF88');
    left += thick + 0.8;
  }
  return shapes + shelf(x, bottom, width, PAINT.woodDark);
}

function pile(x: number, bottom: number): string {
  return (
    rect(x - 26, bottom - 8, 52, 8, PAINT.navy, 1) +
    rect(x - 22, bottom - 16, 46, 8, PAINT.tomato, 1) +
    rect(x - 24, bottom - 23, 44, 7, PAINT.cream, 1)
  );
}

function openBook(x: number, bottom: number): string {
  return (
    path(
      `M${x} ${bottom - 30}c-8 -6 -20 -6 -26 -3v28c7 -3 18 -3 26 3c8 -6 19 -6 26 -3v-28c-6 -3 -18 -3 -26 3z`,
      '#FFFDF6',
    ) + line(x, bottom - 30, x, bottom - 2, '#D9C9A8', 2)
  );
}
