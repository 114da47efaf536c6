import { PAINT } from '#art/palette.ts';
import { along, circle, each, line, rect, stroke } from '#art/pen.ts';
import type { Room } from './room.ts';

const RACK = '#8B98A1';

export function gym(room: Room): string {
  const { x, y, width, height } = room;
  return (
    rect(x, y, width, height, '#33424E') +
    rect(x, y + height * 0.78, width, height * 0.22, '#26323B') +
    rect(x, y + height * 0.12, width, 5, '#4B5E6C') +
    punchingBag(x + width * 0.25, y, height) +
    dumbbellRack(room) +
    kettlebell(x + width * 0.5, y + height, 1, PAINT.yellow) +
    kettlebell(x + width * 0.66, y + height, 0.85, PAINT.ink) +
    clock(x + width * 0.72, y + height * 0.24)
  );
}

function punchingBag(x: number, y: number, height: number): string {
  return (
    line(x, y, x, y + height * 0.2, '#B9C2C8', 2) +
    rect(x - 13, y + height * 0.2, 26, height * 0.5, PAINT.tomato, 9) +
    rect(x - 13, y + height * 0.28, 26, 5, PAINT.cream) +
    rect(x - 13, y + height * 0.6, 26, 5, PAINT.cream)
  );
}

function dumbbellRack({ x, y, width, height }: Room): string {
  const left = x + width * 0.46;
  const wide = width * 0.48;
  const tiers = each([0.45, 0.63, 0.8], (share) => {
    const top = y + height * share;
    return (
      rect(left, top, wide, 4, RACK) +
      along(left + 11, left + wide - 4, 22, (center) => dumbbell(center, top))
    );
  });
  return (
    tiers +
    rect(left, y + height * 0.38, 4, height * 0.6, RACK) +
    rect(left + wide - 4, y + height * 0.38, 4, height * 0.6, RACK)
  );
}

function dumbbell(x: number, bottom: number): string {
  return (
    rect(x - 8, bottom - 12, 5, 12, PAINT.ink, 1.5) +
    rect(x + 3, bottom - 12, 5, 12, PAINT.ink, 1.5) +
    rect(x - 3, bottom - 8, 6, 3.4, '#C6CDD1')
  );
}

function kettlebell(x: number, floor: number, scale: number, color: string): string {
  const grip = 6 * scale;
  return (
    stroke(`M${x - grip} ${floor - 15 * scale}v-5a6 6 0 0 1 ${grip * 2} 0v5`, PAINT.ink, 3.4 * scale) +
    circle(x, floor - 10 * scale, 10.5 * scale, color)
  );
}

function clock(x: number, y: number): string {
  return circle(x, y, 13, PAINT.cream) + stroke(`M${x} ${y}v-8M${x} ${y}l6 3`, PAINT.ink, 2);
}
