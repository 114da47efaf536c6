import { circle, dots, each, type Point, path, short } from './pen.ts';

/** A leaf of the given length growing from a point, at an angle in degrees: -90 is straight up. */
export function leaf(x: number, y: number, length: number, angle: number, color: string): string {
  const radians = (angle * Math.PI) / 180;
  const [along, across] = [Math.cos(radians) * length, Math.sin(radians) * length];
  const turned = (forward: number, side: number) =>
    `${tenths(forward * along - side * across)} ${tenths(forward * across + side * along)}`;
  const out = `c${turned(0.25, -0.32)} ${turned(0.75, -0.3)} ${turned(1, 0)}`;
  const back = `c${turned(-0.25, 0.3)} ${turned(-0.75, 0.32)} ${turned(-1, 0)}`;
  return path(`M${short(x)} ${short(y)}${out}${back}z`, color);
}

export function leaves(
  x: number,
  y: number,
  length: number,
  angles: readonly number[],
  color: (index: number) => string,
): string {
  return each(angles, (angle, index) => leaf(x, y, length, angle, color(index)));
}

/** A flower of evenly turned petals around a center of another color. */
export function flower(
  x: number,
  y: number,
  radius: number,
  color: string,
  { center = '#FFD76A', petals = 5, spread = 0.62, petal = 0.55 } = {},
): string {
  const crown = Array.from({ length: petals }, (_, index): Point => {
    const angle = (index * 2 * Math.PI) / petals;
    return [tenths(x + Math.cos(angle) * radius * spread), tenths(y + Math.sin(angle) * radius * spread)];
  });
  return dots(crown, radius * petal, color) + circle(x, y, radius * 0.38, center);
}

/** A florist's window has a hundred leaves: an invisible second decimal would add a tenth to its size. */
const tenths = (value: number) => Math.round(value * 10) / 10;
