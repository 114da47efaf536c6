import { PAINT } from '#art/palette.ts';
import { each, rect } from '#art/pen.ts';
import { pendantLamp, shelf, VASE_SHAPES, vase } from './fixtures.ts';
import type { Room } from './room.ts';

const GLAZES = ['#C9714A', '#4F7F79', '#FFFDF7', PAINT.tan, '#2F5560', PAINT.mustard, '#8C9C7A'] as const;

export function ceramics(room: Room): string {
  const { x, y, width, height } = room;
  return (
    rect(x, y, width, height, '#EFE3D0') +
    each([0.34, 0.62, 0.9], (share) => potShelf(room, share)) +
    pendantLamp(x + width * 0.5, y, 2)
  );
}

function potShelf({ x, y, width, height, random }: Room, share: number): string {
  const top = y + height * share;
  let pots = '';
  for (let center = x + 20; center < x + width - 8; center += random.range(28, 36)) {
    pots += vase(center, top, random.range(0.85, 1.1), random.pick(VASE_SHAPES), random.pick(GLAZES));
  }
  return shelf(x, top, width, '#B98B5E') + pots;
}
