import { atHour, darken, PAINT } from '#art/palette.ts';
import { circle, path, rect, times } from '#art/pen.ts';
import type { Random } from '#art/random.ts';

export const SASH_WIDTH = 36;
const WIDTH = SASH_WIDTH;
const HEIGHT = 62;

/** A window of an upper floor, with a blind, curtains, a flower box or an air conditioner. */
export function sash(x: number, y: number, trim: string, night: boolean, random: Random): string {
  const frame = atHour(darken(trim, 0.12), night);
  const lit = night && random.chance(0.45);
  const glass = night ? (lit ? '#F5C873' : '#1B2535') : random.pick(['#BCD3D4', '#AFC8CB', '#C9DBD8']);
  return (
    rect(x - 4, y - 8, WIDTH + 8, 7, atHour(trim, night), 1) +
    rect(x, y, WIDTH, HEIGHT, frame) +
    rect(x + 3, y + 3, WIDTH - 6, HEIGHT - 3, glass) +
    hangings(x, y, night, lit, random) +
    rect(x, y + HEIGHT / 2 - 1.5, WIDTH, 3, frame) +
    rect(x + WIDTH / 2 - 1, y, 2, HEIGHT / 2, frame) +
    rect(x - 5, y + HEIGHT, WIDTH + 10, 5, atHour(trim, night), 1) +
    sill(x, y + HEIGHT, night, random)
  );
}

function hangings(x: number, y: number, night: boolean, lit: boolean, random: Random): string {
  const glow = '#FFE5AE';
  if (random.chance(0.5)) {
    const drop = HEIGHT * random.range(0.18, 0.4);
    return rect(x + 3, y + 3, WIDTH - 6, drop, lit ? glow : atHour('#F3E7CF', night));
  }
  if (!random.chance(0.5)) return '';
  const color = lit ? glow : atHour('#E9C7B4', night);
  const curtain = (edge: number, side: 1 | -1) =>
    path(
      `M${edge} ${y + 3}h${side * WIDTH * 0.3}q${side * -2} ${HEIGHT * 0.4} ${side * WIDTH * -0.3} ${HEIGHT * 0.7}z`,
      color,
    );
  return curtain(x + 3, 1) + curtain(x + WIDTH - 3, -1);
}

function sill(x: number, y: number, night: boolean, random: Random): string {
  if (random.chance(0.28)) return flowerBox(x, y, night);
  if (random.chance(0.2)) return cooler(x, y, night);
  return '';
}

function flowerBox(x: number, y: number, night: boolean): string {
  const blossoms = times(5, (index) => {
    const color = index % 2 ? PAINT.leaf : PAINT.tomato;
    return circle(x + 6 + (index * (WIDTH - 12)) / 4, y - 11, 4.6, atHour(color, night));
  });
  return rect(x + 2, y - 8, WIDTH - 4, 9, atHour('#C9714A', night), 1) + blossoms;
}

function cooler(x: number, y: number, night: boolean): string {
  const left = x + WIDTH * 0.18;
  const width = WIDTH * 0.64;
  const vent = atHour('#A8A297', night);
  return (
    rect(left, y - 17, width, 16, atHour('#D9D4C8', night), 1.5) +
    times(3, (index) => rect(left + 3, y - 14 + index * 4, width - 6, 1.5, vent))
  );
}
