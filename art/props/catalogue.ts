import { barrel, bench, chalkboard, stool } from './furniture.ts';
import { bookCart, clothesRail, fruitCrates } from './goods.ts';
import { barberPole, paperLantern } from './hung.ts';
import { flowerBuckets, potPlant } from './plants.ts';
import type { Prop } from './prop.ts';
import { cat, hydrant, newsbox, parkedBicycle } from './street.ts';

export const PROPS = {
  barberPole,
  barrel,
  bench,
  bicycle: parkedBicycle,
  bookCart,
  cat,
  chalkboard,
  clothesRail,
  flowerBuckets,
  fruitCrates,
  hydrant,
  newsbox,
  paperLantern,
  potPlant,
  stool,
} as const satisfies Record<string, Prop>;

export type PropName = keyof typeof PROPS;
