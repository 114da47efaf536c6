import { bicycle } from '#art/bicycle.ts';
import { PAINT } from '#art/palette.ts';
import { place, rect, ring } from '#art/pen.ts';
import type { Room } from './room.ts';

export function bikes({ x, y, width, height }: Room): string {
  const hung = { x: x + width * 0.5, y: y + height * 0.42, scale: width / 120 };
  const parked = { x: x + width * 0.46, y: y + height * 0.84 - (20 * width) / 130, scale: width / 130 };
  return (
    rect(x, y, width, height, '#E9E2D0') +
    rect(x, y + height * 0.84, width, height * 0.16, '#CBBFA3') +
    place(bicycle(PAINT.tomato), hung) +
    place(bicycle(PAINT.teal), parked) +
    ring(x + width * 0.12, y + height * 0.16, 11, PAINT.ink, 3) +
    ring(x + width * 0.88, y + height * 0.16, 11, PAINT.ink, 3)
  );
}
