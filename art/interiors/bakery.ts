import { PAINT } from '#art/palette.ts';
import { along, circle, each, path, place, rect } from '#art/pen.ts';
import { loaf, pendantLamp, shelf, vase } from './fixtures.ts';
import type { Room } from './room.ts';

export function bakery(room: Room): string {
  const { x, y, width, height } = room;
  return (
    rect(x, y, width, height, '#F8DDA6') +
    rect(x, y + height * 0.74, width, height, '#EFC987') +
    breadShelf(room, 0.42, 0.86) +
    breadShelf(room, 0.72, 1.02) +
    baguettes(x + width * 0.2, y + height) +
    cake(x + width * 0.68, y + height) +
    pendantLamp(x + width * 0.3, y, height * 0.12) +
    pendantLamp(x + width * 0.72, y, height * 0.16)
  );
}

function breadShelf({ x, y, width, height, random }: Room, share: number, scale: number): string {
  const top = y + height * share;
  const goods = along(x + 18, x + width - 8, 31, (center) =>
    random.chance(0.82)
      ? loaf(center, top, scale, random.pick(['#C88440', '#B36E30', '#D89A54']))
      : vase(center, top, 0.8, 1, '#FFF8EA'),
  );
  return shelf(x, top, width) + goods;
}

function baguettes(x: number, bottom: number): string {
  const crusts = ['#D39A54', '#BC7B3B', '#C88A45', '#B87534'];
  const sticks = each(crusts, (crust, index) => {
    const lean = index * 6 - 9;
    return place(rect(-3.4, -52, 6.8, 52, crust, 3.4), { x: x + lean, y: bottom, rotate: lean * 1.3 });
  });
  return sticks + path(`M${x - 19} ${bottom - 24}h38l-5 24h-28z`, '#8A5A33');
}

function cake(x: number, bottom: number): string {
  return (
    rect(x - 21, bottom - 22, 42, 3.5, PAINT.white, 1.5) +
    rect(x - 3, bottom - 19, 6, 19, PAINT.white) +
    rect(x - 17, bottom - 38, 34, 16, PAINT.pink, 3) +
    rect(x - 12, bottom - 50, 24, 13, PAINT.cream, 3) +
    circle(x, bottom - 53, 4, PAINT.tomato)
  );
}
