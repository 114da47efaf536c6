import { createIds } from '#art/ids.ts';
import { place } from '#art/pen.ts';
import { storefront } from '#art/shop/storefront.ts';
import { creator, tripod } from '#art/street/creator.ts';
import { SECOND_SHIFT } from './cast.ts';

export const FILMING_FRAME = { width: 256, height: 292 };

/** A creator at work in front of a coffee shop. */
export function filming(night: boolean): string {
  const look = { ...SECOND_SHIFT.look, prop: null, cat: false };
  const front = storefront({ ...SECOND_SHIFT, width: 360, height: 302, night, look }, createIds('filming-'));
  return place(front, { x: -20, y: -10 }) + creator(85, 287) + tripod(177, 287);
}
