import { PAINT } from '#art/palette.ts';
import { along, circle, each, path, rect, stroke, times } from '#art/pen.ts';
import type { Room } from './room.ts';

const POLISHES = [PAINT.tomato, PAINT.crimson, PAINT.plum, PAINT.rose, PAINT.teal] as const;

export function salon({ x, y, width, height }: Room): string {
  const mirrors = Math.max(1, Math.round(width / 80));
  const counter = y + height * 0.66;
  return (
    rect(x, y, width, height, '#FBE2D8') +
    rect(x, y + height * 0.7, width, height * 0.3, '#F1C4B4') +
    times(mirrors, (index) => bulbMirror(x + (width * (index + 0.5)) / mirrors, y, height)) +
    rect(x, counter, width, 5, PAINT.crimson) +
    along(x + 10, x + width - 4, 13, (center, index) =>
      polish(center, counter, POLISHES[index % POLISHES.length] ?? PAINT.tomato),
    ) +
    each([0.3, 0.72], (share) => stool(x + width * share, y, height))
  );
}

function bulbMirror(x: number, y: number, height: number): string {
  const frame = height * 0.3;
  const glass = height * 0.29;
  const bulbs = times(7, (index) => {
    const angle = (index * Math.PI) / 6;
    return circle(x + Math.cos(angle) * 22, y + height * 0.36 - Math.sin(angle) * 22, 3, PAINT.yellow);
  });
  return (
    path(`M${x - 25} ${y + height * 0.66}v${-frame}a25 25 0 0 1 50 0v${frame}z`, '#FFF8F2') +
    path(`M${x - 19} ${y + height * 0.66}v${-glass}a19 19 0 0 1 38 0v${glass}z`, '#D9E8E6') +
    stroke(`M${x - 8} ${y + height * 0.56}l14 -26`, '#EFF7F6', 4) +
    bulbs
  );
}

function polish(x: number, bottom: number, color: string): string {
  return rect(x - 4, bottom - 9, 8, 9, color, 2) + rect(x - 2, bottom - 17, 4, 9, PAINT.ink, 1);
}

function stool(x: number, y: number, height: number): string {
  return (
    rect(x - 16, y + height * 0.84, 32, 8, PAINT.teal, 4) +
    rect(x - 2, y + height * 0.86, 4, height * 0.14, '#55606A')
  );
}
