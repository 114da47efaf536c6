import type { Ids } from '#art/ids.ts';
import { atHour, darken, PAINT } from '#art/palette.ts';
import { along, place, rect, shadow } from '#art/pen.ts';
import { businessLook } from '#art/shop/look.ts';
import { FLOOR_HEIGHT, type Shop, storefront } from '#art/shop/storefront.ts';

export interface Building extends Shop {
  width: number;
}

const SHOP_HEIGHT = 300;
const PARAPET = 74;

/** A storefront with its upper floors and a cornice, from x to the right, on `base`. */
export function building(plot: Building, x: number, base: number, ids: Ids): string {
  const { floors = 1, width, industry, business, night, look } = plot;
  const { trim } = businessLook(industry, business, look).facade;
  const roof = base - SHOP_HEIGHT - floors * FLOOR_HEIGHT - PARAPET;
  const shop = storefront({ ...plot, floors, height: SHOP_HEIGHT, parapet: PARAPET }, ids);
  return (
    place(shop, { x, y: base - SHOP_HEIGHT }) + place(cornice(width, atHour(trim, night)), { x, y: roof })
  );
}

function cornice(width: number, color: string): string {
  return (
    rect(-4, -16, width + 8, 9, color) +
    rect(-8, -22, width + 16, 7, color) +
    along(6, width, 18, (x) => rect(x, -8, 7, 11, darken(color, 0.18))) +
    rect(0, 2, width, 4, PAINT.ink, 0, shadow(0.15))
  );
}
