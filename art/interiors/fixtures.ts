import { PAINT } from '#art/palette.ts';
import { each, ellipse, line, path, place, rect, stroke, transform } from '#art/pen.ts';

export function pendantLamp(x: number, y: number, cord: number, color: string = PAINT.ink): string {
  const shade = y + cord;
  return (
    line(x, y, x, shade, color, 1.6) +
    path(`M${x - 11} ${shade + 9}a11 10 0 0 1 22 0z`, color) +
    ellipse(x, shade + 10, 6, 3, '#FFF2C0')
  );
}

export function shelf(x: number, y: number, width: number, color = '#8A5A33'): string {
  return rect(x, y, width, 4.5, color) + rect(x, y + 4.5, width, 3, '#00000018');
}

export function loaf(x: number, bottom: number, scale: number, crust: string): string {
  const round = path(
    `M${x - 14 * scale} ${bottom}a${14 * scale} ${16 * scale} 0 0 1 ${28 * scale} 0z`,
    crust,
  );
  const cuts = each(
    [-7, -1, 5],
    (offset) => `M${x + offset * scale} ${bottom - 12 * scale}l${4 * scale} ${6 * scale}`,
  );
  return round + stroke(cuts, '#F2CF95', 2 * scale);
}

export function bowl(x: number, bottom: number, scale: number, color: string): string {
  const cup = `M0 -15h34c0 9 -6 15 -12 15h-10c-6 0 -12 -6 -12 -15z`;
  return place(path(cup, color) + rect(0, -15, 34, 3.4, PAINT.cream), {
    x: x - 17 * scale,
    y: bottom,
    scale,
  });
}

export function bottle(x: number, bottom: number, height: number, color: string, width = 8): string {
  return (
    rect(x - width / 2, bottom - height * 0.66, width, height * 0.66, color, 2) +
    rect(x - width * 0.2, bottom - height, width * 0.4, height * 0.4, color) +
    rect(x - width / 2 + 1, bottom - height * 0.45, width - 2, height * 0.2, PAINT.cream)
  );
}

const VASES = [
  'M-5 -30h10c0 8 8 10 8 18c0 8 -5 12 -7 12h-12c-2 0 -7 -4 -7 -12c0 -8 8 -10 8 -18z',
  'M-12 -20h24l-4 20h-16z',
  'M-9 -26h18v16a9 10 0 0 1 -18 0z',
  'M-14 -12h28a14 12 0 0 1 -28 0z',
] as const;

type VaseShape = 0 | 1 | 2 | 3;
export const VASE_SHAPES = [0, 1, 2, 3] as const;

export function vase(x: number, bottom: number, scale: number, shape: VaseShape, color: string): string {
  return path(VASES[shape], color, { transform: transform({ x, y: bottom, scale }) });
}
