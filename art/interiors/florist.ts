import { PAINT } from '#art/palette.ts';
import { along, each, line, path, rect } from '#art/pen.ts';
import { flower, leaf, leaves } from '#art/plants.ts';
import type { Random } from '#art/random.ts';
import { shelf } from './fixtures.ts';
import type { Room } from './room.ts';

const BLOSSOMS = [PAINT.tomato, PAINT.rose, PAINT.yellow, PAINT.ivory, '#D9704C'] as const;
const POTS = ['#C9714A', PAINT.ivory, '#4F7F79', PAINT.mustard] as const;
const GREENS = [PAINT.leaf, PAINT.leafDark, '#6AA56B'] as const;

export function florist({ x, y, width, height, random }: Room): string {
  return (
    rect(x, y, width, height, '#E2EFD8') +
    rect(x, y + height * 0.7, width, height * 0.3, '#C9DFC0') +
    shelf(x, y + height * 0.5, width, PAINT.wood) +
    shelf(x, y + height * 0.8, width, PAINT.wood) +
    each([0.5, 0.8], (share) =>
      along(x + 18, x + width - 8, 30, (center) => potted(center, y + height * share, random)),
    ) +
    each([0.25, 0.7], (share) => hangingPlant(x + width * share, y, height))
  );
}

function potted(x: number, bottom: number, random: Random): string {
  const color = random.pick(BLOSSOMS);
  const pot = random.pick(POTS);
  const foliage = each([-130, -110, -90, -70, -50], (angle) =>
    leaf(x, bottom - 12, 24, angle, random.pick(GREENS)),
  );
  const blossoms = random.chance(0.75)
    ? flower(x - 9, bottom - 26, 7, color) +
      flower(x + 8, bottom - 31, 7.5, random.pick(BLOSSOMS)) +
      flower(x, bottom - 40, 6, color)
    : '';
  return foliage + blossoms + path(`M${x - 11} ${bottom - 16}h22l-3.4 16h-15z`, pot);
}

function hangingPlant(x: number, y: number, height: number): string {
  return (
    line(x, y, x, y + height * 0.1, PAINT.ink, 1.4) +
    path(`M${x - 14} ${y + height * 0.1}h28a14 12 0 0 1 -28 0z`, PAINT.wood) +
    leaves(x, y + height * 0.12, 18, [-150, -120, -90, -60, -30, 150, 30], () => PAINT.leaf)
  );
}
