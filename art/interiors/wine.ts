import { PAINT } from '#art/palette.ts';
import { along, circle, each, line, path, rect } from '#art/pen.ts';
import { bottle, pendantLamp, shelf } from './fixtures.ts';
import type { Room } from './room.ts';

const BOTTLES = ['#1F4D3E', '#5B1F2B', '#2A3A2A', '#B98A3C', '#7E2F3A'] as const;

export function wine(room: Room): string {
  const { x, y, width, height } = room;
  const table = y + height * 0.86;
  return (
    rect(x, y, width, height, '#F0D9B5') +
    each([0.36, 0.66], (share) => bottleShelf(room, share)) +
    rect(x, table, width, height * 0.14, '#6E4428') +
    glass(x + width * 0.3, y + height * 0.7, table, '#7E2F3A') +
    glass(x + width * 0.3 + 24, y + height * 0.7, table, '#E9B85A') +
    cheese(x + width * 0.68, table) +
    pendantLamp(x + width * 0.5, y, 4, PAINT.plum)
  );
}

function bottleShelf({ x, y, width, height, random }: Room, share: number): string {
  const top = y + height * share;
  const row = along(x + 10, x + width - 4, 13, (center) =>
    random.chance(0.9) ? bottle(center, top, height * 0.22, random.pick(BOTTLES), 9) : '',
  );
  return shelf(x, top, width, '#6E4428') + row;
}

function glass(x: number, rim: number, table: number, wineColor: string): string {
  return (
    path(`M${x - 9} ${rim}h18c0 12 -4 15 -9 15s-9 -3 -9 -15z`, '#FFFFFFB0') +
    path(`M${x - 8.4} ${rim + 6}h16.8c-1 6 -4 9 -8.4 9s-7.4 -3 -8.4 -9z`, wineColor) +
    line(x, rim + 14, x, table, PAINT.white, 2) +
    rect(x - 7, table - 2, 14, 2, PAINT.white)
  );
}

function cheese(x: number, bottom: number): string {
  return (
    path(`M${x} ${bottom}v-16h34l10 16z`, PAINT.yellow) +
    circle(x + 12, bottom - 6, 2.6, '#E0A030') +
    circle(x + 24, bottom - 9, 2, '#E0A030')
  );
}
