import { PAINT } from '#art/palette.ts';
import { each, path, rect } from '#art/pen.ts';
import { flower, leaf, leaves } from '#art/plants.ts';
import type { Prop } from './prop.ts';

export const potPlant: Prop = (x, y) =>
  each([-160, -135, -112, -90, -68, -45, -20], (angle, index) =>
    leaf(x, y - 24, 30 - Math.abs(index - 3) * 2, angle, index % 2 ? PAINT.leaf : PAINT.leafDark),
  ) +
  path(`M${x - 14} ${y - 26}h28l-4 26h-20z`, '#C9714A') +
  rect(x - 16, y - 29, 32, 6, '#B4573E', 2);

const BUNCHES = [
  { blossom: PAINT.tomato, top: PAINT.tomato, zinc: '#8FA09C' },
  { blossom: PAINT.rose, top: PAINT.ivory, zinc: '#7E918D' },
  { blossom: PAINT.yellow, top: PAINT.yellow, zinc: '#8FA09C' },
];

export const flowerBuckets: Prop = (x, y) =>
  each(BUNCHES, ({ blossom, top, zinc }, index) => {
    const center = x + (index - 1) * 34;
    return (
      leaves(center, y - 22, 28, [-120, -100, -80, -60], () => PAINT.leaf) +
      flower(center - 10, y - 42, 8, blossom) +
      flower(center + 10, y - 44, 8, blossom) +
      flower(center, y - 54, 8, top) +
      path(`M${center - 14} ${y - 26}h28l-4 26h-20z`, zinc) +
      rect(center - 14, y - 27, 28, 4, '#B4C2BE', 1)
    );
  });
