import { PAINT } from '#art/palette.ts';
import { along, path, rect, stroke, times } from '#art/pen.ts';
import { bottle, pendantLamp, shelf } from './fixtures.ts';
import type { Room } from './room.ts';

const STEEL = '#55606A';

export function barber(room: Room): string {
  const { x, y, width, height, random } = room;
  const places = Math.max(1, Math.round(width / 90));
  const counter = y + height * 0.6;
  return (
    rect(x, y, width, height, '#D5E5DA') +
    rect(x, y + height * 0.62, width, height * 0.38, '#BBD3C6') +
    times(places, (index) => {
      const center = x + (width * (index + 0.5)) / places;
      return mirror(center, y, height) + chair(center, y + height);
    }) +
    shelf(x, counter, width, '#FFF') +
    along(x + 8, x + width, 14, (center) =>
      random.chance(0.45)
        ? bottle(center, counter, 17, random.pick([PAINT.navy, PAINT.green, PAINT.mustard]), 6)
        : '',
    ) +
    pendantLamp(x + width * 0.5, y, height * 0.06)
  );
}

function mirror(x: number, y: number, height: number): string {
  const frame = height * 0.24;
  const glass = height * 0.22;
  return (
    path(`M${x - 22} ${y + height * 0.58}v${-frame}a22 22 0 0 1 44 0v${frame}z`, '#8A5A33') +
    path(`M${x - 18} ${y + height * 0.56}v${-glass}a18 18 0 0 1 36 0v${glass}z`, '#F3FAF6') +
    stroke(`M${x - 8} ${y + height * 0.5}l16 -26`, '#D5E8DF', 4)
  );
}

function chair(x: number, floor: number): string {
  return (
    rect(x - 3, floor - 22, 6, 20, STEEL) +
    rect(x - 18, floor - 5, 36, 6, STEEL, 3) +
    rect(x - 24, floor - 36, 44, 15, PAINT.tomato, 6) +
    rect(x + 10, floor - 76, 14, 50, PAINT.tomatoDark, 6) +
    rect(x - 26, floor - 48, 38, 6, PAINT.ink, 3) +
    rect(x - 34, floor - 22, 14, 5, STEEL, 2)
  );
}
