import { PAINT } from '#art/palette.ts';
import { each, line, rect, times } from '#art/pen.ts';
import { pendantLamp } from './fixtures.ts';
import type { Room } from './room.ts';

export function coffee(room: Room): string {
  const { x, y, width, height } = room;
  return (
    rect(x, y, width, height, '#F3DDBB') +
    rect(x, y + height * 0.66, width, height * 0.34, '#8A5A33') +
    rect(x, y + height * 0.64, width, 6, '#5F3C22') +
    menu(room) +
    espressoMachine(room) +
    times(3, (index) => paperCup(x + width * 0.1 + index * 17, y + height * 0.64)) +
    each([0.2, 0.5, 0.8], (share) => stool(x + width * share, y, height)) +
    pendantLamp(x + width * 0.5, y, height * 0.08, PAINT.green) +
    pendantLamp(x + width * 0.82, y, height * 0.08, PAINT.green)
  );
}

function menu({ x, y, width, height, random }: Room): string {
  const left = x + width * 0.06;
  const wide = width * 0.36;
  const lines = times(4, (index) => {
    const top = y + height * 0.2 + index * 9;
    return (
      rect(left + 6, top, wide * random.range(0.4, 0.66), 2.6, '#E9D9BC') +
      rect(left + wide - 14, top, 8, 2.6, PAINT.yellow)
    );
  });
  return rect(left, y + height * 0.16, wide, height * 0.3, PAINT.ink, 3) + lines;
}

function espressoMachine({ x, y, width, height }: Room): string {
  const left = x + width * 0.52;
  const wide = width * 0.4;
  const top = y + height * 0.36;
  const groups = each(
    [0.3, 0.7],
    (share) =>
      rect(left + wide * share - 5, y + height * 0.53, 10, 6, '#C9C4BC', 1) +
      rect(left + wide * share - 4, y + height * 0.585, 8, 8, PAINT.ivory, 2),
  );
  const cups = times(4, (index) =>
    rect(left + 6 + index * 13, top - 9, 10, 9, index % 2 ? PAINT.ivory : '#4F7F79', 2),
  );
  return (
    rect(left, y + height * 0.4, wide, height * 0.24, PAINT.tomato, 5) +
    rect(left, top, wide, 9, '#EFEAE2', 3) +
    rect(left + 5, y + height * 0.53, wide - 10, height * 0.11, '#2A2420', 2) +
    groups +
    cups
  );
}

function paperCup(x: number, bottom: number): string {
  return rect(x, bottom - 14, 12, 14, PAINT.ivory, 2) + rect(x, bottom - 10, 12, 4, '#C99559');
}

function stool(x: number, y: number, height: number): string {
  return (
    line(x, y + height * 0.82, x, y + height, PAINT.ink, 3) +
    rect(x - 13, y + height * 0.8, 26, 6, PAINT.yellow, 3)
  );
}
