import { BAKERIES } from './bakeries.ts';
import { BOTTLES } from './bottles.ts';
import type { DemoBusiness } from './business.ts';
import { CHAIRS } from './chairs.ts';
import { CLOSETS } from './closets.ts';
import { COFFEE } from './coffee.ts';
import { DELIS_AND_PIZZA } from './delis-and-pizza.ts';
import { FLOWERS_AND_PLANTS } from './flowers-and-plants.ts';
import { MAKERS } from './makers.ts';
import { MOVEMENT } from './movement.ts';
import { NEIGHBORHOOD_TABLES } from './neighborhood-tables.ts';
import { NOODLES_AND_TACOS } from './noodles-and-tacos.ts';
import { SHELVES } from './shelves.ts';

export const BUSINESSES: readonly DemoBusiness[] = [
  ...BAKERIES,
  ...COFFEE,
  ...DELIS_AND_PIZZA,
  ...NOODLES_AND_TACOS,
  ...NEIGHBORHOOD_TABLES,
  ...FLOWERS_AND_PLANTS,
  ...CHAIRS,
  ...SHELVES,
  ...MAKERS,
  ...CLOSETS,
  ...BOTTLES,
  ...MOVEMENT,
];
