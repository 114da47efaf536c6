import { darken, PAINT } from '#art/palette.ts';
import { circle, rect, shadow, times } from '#art/pen.ts';

export const STILL_WIDTH = 90;
export const STILL_HEIGHT = 160;

/** Fills the frame. */
export const ground = (color: string) => rect(0, 0, STILL_WIDTH, STILL_HEIGHT, color);

export function planks(color: string): string {
  return ground(color) + times(4, (index) => rect(index * 24 + 20, 0, 1, STILL_HEIGHT, darken(color, 0.14)));
}

export function plate(x: number, y: number, radius: number): string {
  return (
    circle(x + 2, y + 4, radius, PAINT.ink, shadow(0.16)) +
    circle(x, y, radius, '#FFFDF7') +
    circle(x, y, radius * 0.78, darken('#FFFDF7', 0.05))
  );
}
