import { createIds } from '#art/ids.ts';
import { place } from '#art/pen.ts';
import { type Shop, storefront } from '#art/shop/storefront.ts';
import { creator, tripod } from '#art/street/creator.ts';
import { owner } from '#art/street/owner.ts';
import { bareWall } from './bare-wall.ts';
import { CRUMB, SECOND_SHIFT } from './cast.ts';

/** Eye level only. A narrow frame shows the middle 300 units, the shop; a wider one also the walls beside it. */
export const ROLE_FRAME = { width: 728, height: 288, viewBox: '0 156 364 144' };

const WALL = 32;
const FEET = 293;

export type RolePicture = 'business' | 'creator';

/** The owner waving in front of a bakery, or a creator filming in front of a coffee shop. */
export function role(picture: RolePicture, night: boolean): string {
  return picture === 'business'
    ? front(BAKERY, night) + owner(WALL + 103, FEET)
    : front(COFFEE_SHOP, night) + creator(WALL + 101, FEET) + tripod(WALL + 165, FEET);
}

type Front = Omit<Shop, 'night'>;

const BAKERY: Front = {
  ...CRUMB,
  look: { ...CRUMB.look, door: 'left', bladeSign: true, prop: null },
};

const COFFEE_SHOP: Front = {
  ...SECOND_SHIFT,
  look: { ...SECOND_SHIFT.look, facade: 'teal', door: 'right', bladeSign: false, prop: null, cat: false },
};

function front(shop: Front, night: boolean): string {
  const drawn = storefront({ ...shop, eyeLevel: true, night }, createIds('role-'));
  return (
    bareWall({ x: 0, width: WALL, facade: 'brick', night }) +
    bareWall({ x: WALL + 300, width: WALL, facade: 'slate', night }) +
    place(drawn, { x: WALL })
  );
}
