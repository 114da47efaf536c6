import { PAINT } from '#art/palette.ts';
import { along, circle, line, path, rect, stroke, times } from '#art/pen.ts';
import { bottle, bowl, shelf } from './fixtures.ts';
import type { Room } from './room.ts';

export function ramen(room: Room): string {
  const { x, y, width, height } = room;
  return (
    rect(x, y, width, height, '#FBD58A') +
    along(x, x + width, 12, (slat) => rect(slat, y, 1.5, height * 0.66, '#EDBE6A')) +
    backShelf(room) +
    bar(room) +
    curtain(room)
  );
}

function backShelf({ x, y, width, height, random }: Room): string {
  const top = y + height * 0.52;
  const goods = along(x + 16, x + width - 6, 26, (center) =>
    random.chance(0.6)
      ? bowl(center, top, 0.62, random.pick([PAINT.navy, '#FFF8EA', PAINT.tomatoDark]))
      : bottle(center, top, 26, random.pick([PAINT.greenLight, PAINT.navy, PAINT.brown])),
  );
  return shelf(x, top, width, '#6E4428') + goods;
}

function bar({ x, y, width, height, random }: Room): string {
  const top = y + height * 0.72;
  const bowls = along(
    x + width * 0.16,
    x + width,
    width * 0.24,
    (center) => bowl(center, top, 0.8, random.pick([PAINT.tomato, PAINT.navy])) + steam(center, top - 18),
  );
  const stools = along(
    x + width * 0.2,
    x + width,
    width * 0.3,
    (center) =>
      line(center, y + height * 0.88, center, y + height, PAINT.ink, 3) +
      rect(center - 13, y + height * 0.86, 26, 6, PAINT.tomato, 3),
  );
  return rect(x, top, width, 9, '#8A5A33') + rect(x, top + 9, width, height, '#6E4428') + bowls + stools;
}

function steam(x: number, y: number): string {
  return stroke(`M${x - 4} ${y}c-4 -6 4 -8 0 -14M${x + 5} ${y}c-4 -6 4 -8 0 -14`, '#FFF8E6', 2);
}

/** The short split curtain, with a dot on every other cloth. */
function curtain({ x, y, width, height, random }: Room): string {
  const cloths = Math.max(3, Math.round(width / 38));
  const step = width / cloths;
  const cloth = step - 3;
  const color = random.pick([PAINT.navy, PAINT.tomatoDark]);
  return times(cloths, (index) => {
    const left = x + index * step + 1.5;
    const middle = x + (index + 0.5) * step;
    const hanging = path(`M${left} ${y}h${cloth}v${height * 0.36}q${-cloth / 2} 4 ${-cloth} 0z`, color);
    if (index % 2 === 1 && cloths >= 4) return hanging;
    return (
      hanging +
      circle(middle, y + height * 0.2, Math.min(9, step * 0.28), PAINT.cream) +
      circle(middle, y + height * 0.2, Math.min(4, step * 0.13), color)
    );
  });
}
