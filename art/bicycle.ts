import { PAINT } from './palette.ts';
import { ring, stroke } from './pen.ts';

/** A bicycle in profile around the middle between its hubs. */
export function bicycle(color: string, wheel = 19): string {
  return (
    ring(-26, 0, wheel, PAINT.ink, 3.4) +
    ring(26, 0, wheel, PAINT.ink, 3.4) +
    stroke('M-26 0L-10 -26H16L0 0H-26M-10 -26L0 0M16 -26L26 0M16 -26L13 -36h9', color, 4) +
    stroke('M-16 -34h12M-10 -26l-2 -8', PAINT.ink, 4)
  );
}
