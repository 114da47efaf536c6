import { PAINT } from '#art/palette.ts';
import { ellipse, path, shadow } from '#art/pen.ts';

/** People are about 118 units tall with their feet at x, y. */
export interface Dress {
  skin: string;
  hair: string;
  top: string;
  bottom: string;
}

export function footShadow(x: number, y: number, radius: number): string {
  return ellipse(x, y + 1, radius, 3.5, PAINT.ink, shadow(0.18));
}

/** A straight leg and its shoe; `stride` offsets the foot horizontally. */
export function leg(x: number, y: number, color: string, shoe: string, stride = 0): string {
  return (
    path(`M${x - 6} ${y - 52}h12l${stride} 48h-11z`, color) +
    path(`M${x + stride - 6} ${y - 5}h12q5 0 5 5h-17z`, shoe)
  );
}
