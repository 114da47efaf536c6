import { createIds } from '#art/ids.ts';
import { createRandom } from '#art/random.ts';
import type { Shop } from '#art/shop/storefront.ts';
import { block } from '#art/street/block.ts';
import { creator } from '#art/street/creator.ts';
import { lamp } from '#art/street/lamp.ts';
import { owner } from '#art/street/owner.ts';
import { tree } from '#art/street/tree.ts';
import { CORNER_FIG, FOXED_PAGES, LANTERN_AND_LADLE, SECOND_SHIFT, STOOP_FLOWERS } from './cast.ts';

export const BANNER_FRAME = { width: 1200, height: 336 };

const BASE = 318;
const NEIGHBORS = [FOXED_PAGES, CORNER_FIG, STOOP_FLOWERS, SECOND_SHIFT, LANTERN_AND_LADLE];

/** A wider shop, with its owner and its neighbors. The neighbors' signs show only their trades. */
export function banner(shop: Shop): string {
  const [left, right, third, last] = neighborsOf(shop);
  const buildings = [
    { ...left, width: 250, floors: 1 },
    { ...shop, width: 420, floors: 1 },
    { ...right, width: 270, floors: 1 },
    { ...third, width: 300, floors: 1 },
    { ...last, width: 270, floors: 1 },
  ];
  const street = { start: -60, base: BASE, night: shop.night, buildings, ...BANNER_FRAME };
  return (
    block(street, createIds('banner-')) +
    creator(114, BASE + 6) +
    lamp(170, BASE + 5) +
    owner(302, BASE + 6) +
    tree(596, BASE + 5, 0.95)
  );
}

function neighborsOf({ industry, business }: Shop) {
  const others = NEIGHBORS.filter((neighbor) => neighbor.industry !== industry);
  const turn = createRandom(`neighbors:${business}`).int(0, others.length - 1);
  const neighbor = (index: number) => ({
    ...(others[(turn + index) % others.length] ?? FOXED_PAGES),
    name: '',
  });
  return [neighbor(0), neighbor(1), neighbor(2), neighbor(3)] as const;
}
