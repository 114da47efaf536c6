import type { Ids } from '#art/ids.ts';
import { circle, each, line, path, place, rect, stroke, times } from '#art/pen.ts';
import type { Random } from '#art/random.ts';
import { storefront } from '#art/shop/storefront.ts';
import { walker } from '#art/street/walker.ts';
import { ground } from './table.ts';

const STEEL = '#4A2F28';
const SKYLINE = [
  { x: 6, tall: 22 },
  { x: 16, tall: 34 },
  { x: 24, tall: 18 },
  { x: 33, tall: 40 },
  { x: 41, tall: 26 },
  { x: 52, tall: 30 },
  { x: 60, tall: 16 },
  { x: 70, tall: 24 },
  { x: 80, tall: 20 },
];

export function bridge(): string {
  const hangers = each([2, 8, 9, 8, 5, 3, 0], (dip, index) =>
    line(38 + index * 8, 100, 38 + index * 8, 76 + dip, STEEL, 0.8),
  );
  return (
    ground('#F6B78B') +
    rect(0, 0, 90, 60, '#F3CDBB') +
    circle(62, 74, 17, '#FFF1C9') +
    rect(0, 104, 90, 56, '#3C6A7A') +
    times(6, (index) => rect(50 + (index % 2) * 8, 108 + index * 8, 24 - index * 3, 2, '#FFE3A0')) +
    each(SKYLINE, ({ x, tall }) => rect(x, 104 - tall, 9, tall, '#7C5A5E')) +
    rect(0, 100, 90, 5, STEEL) +
    rect(22, 44, 12, 62, '#5B3A30') +
    path('M25 62a3 5 0 0 1 6 0v16h-6z', '#F6B78B') +
    stroke('M-10 98Q20 84 28 46Q42 92 96 66', STEEL, 1.6) +
    hangers
  );
}

export function shop(random: Random, ids: Ids): string {
  const seed = String(random.next());
  const front = storefront(
    {
      industry: random.pick(['bakery', 'coffee', 'florist']),
      business: seed,
      campaign: seed,
      name: '',
      night: false,
      look: { door: 'right', awning: 'scallop' },
    },
    ids,
  );
  return (
    ground('#F3E7CF') +
    place(front, { x: -36, scale: 0.53 }) +
    place(walker(45, 158), { x: 22, y: 80, scale: 0.5 })
  );
}
