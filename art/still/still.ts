import type { Ids } from '#art/ids.ts';
import { createRandom, type Random } from '#art/random.ts';
import { croissant, loaf, slice } from './bread.ts';
import type { StillKind } from './kinds.ts';
import { bowl, latte, taco } from './meals.ts';
import { books, bouquet, gym, vase } from './rooms.ts';
import { bridge, shop } from './streets.ts';

type Still = (random: Random, ids: Ids) => string;

const STILLS: Record<StillKind, Still> = {
  books,
  bouquet,
  bowl,
  bridge,
  croissant,
  gym,
  latte,
  loaf,
  shop,
  slice,
  taco,
  vase,
};

/** Used for uploaded work that has no thumbnail. */
export function still(kind: StillKind, seed: string, ids: Ids): string {
  return STILLS[kind](createRandom(`still:${seed}`), ids);
}
