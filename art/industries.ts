import { bakery } from '#art/interiors/bakery.ts';
import { barber } from '#art/interiors/barber.ts';
import { bikes } from '#art/interiors/bikes.ts';
import { books } from '#art/interiors/books.ts';
import { ceramics } from '#art/interiors/ceramics.ts';
import { coffee } from '#art/interiors/coffee.ts';
import { deli } from '#art/interiors/deli.ts';
import { florist } from '#art/interiors/florist.ts';
import { gym } from '#art/interiors/gym.ts';
import { pizza } from '#art/interiors/pizza.ts';
import { ramen } from '#art/interiors/ramen.ts';
import { records } from '#art/interiors/records.ts';
import type { Interior } from '#art/interiors/room.ts';
import { salon } from '#art/interiors/salon.ts';
import { taqueria } from '#art/interiors/taqueria.ts';
import { vintage } from '#art/interiors/vintage.ts';
import { wine } from '#art/interiors/wine.ts';
import type { PropName } from '#art/props/catalogue.ts';
import type { FacadeName } from '#art/shop/facades.ts';

export interface Trade {
  interior: Interior;
  facades: readonly [FacadeName, ...FacadeName[]];
  /** Painted on the sign of a shop without a name. */
  sign: string;
  props: readonly [PropName, ...PropName[]];
  /** Other names of the industry. */
  aliases: readonly string[];
}

export const TRADES = {
  bakery: {
    interior: bakery,
    facades: ['cream', 'blush', 'brick', 'lemon', 'oxide'],
    sign: 'BREAD',
    props: ['chalkboard', 'bench', 'potPlant'],
    aliases: ['pastry', 'patisserie'],
  },
  barber: {
    interior: barber,
    facades: ['slate', 'oxide', 'chalk', 'cream'],
    sign: 'BARBER',
    props: ['barberPole'],
    aliases: ['barbershop'],
  },
  ramen: {
    interior: ramen,
    facades: ['ink', 'brown', 'brick'],
    sign: 'RAMEN',
    props: ['stool', 'chalkboard', 'paperLantern'],
    aliases: ['noodles', 'restaurant'],
  },
  florist: {
    interior: florist,
    facades: ['sage', 'blush', 'lemon', 'bottle'],
    sign: 'FLOWERS',
    props: ['flowerBuckets'],
    aliases: ['flowers', 'plants'],
  },
  books: {
    interior: books,
    facades: ['bottle', 'ochre', 'brick'],
    sign: 'BOOKS',
    props: ['bookCart', 'cat', 'bench'],
    aliases: ['bookshop', 'bookstore'],
  },
  gym: {
    interior: gym,
    facades: ['ink', 'slate', 'chalk'],
    sign: 'GYM',
    props: ['hydrant', 'bicycle'],
    aliases: ['fitness'],
  },
  coffee: {
    interior: coffee,
    facades: ['teal', 'sage', 'chalk', 'oxide', 'brick'],
    sign: 'COFFEE',
    props: ['bench', 'chalkboard', 'bicycle'],
    aliases: ['cafe', 'café'],
  },
  pizza: {
    interior: pizza,
    facades: ['brick', 'cream', 'ochre', 'oxide'],
    sign: 'PIZZA',
    props: ['newsbox', 'chalkboard'],
    aliases: ['pizzeria'],
  },
  taqueria: {
    interior: taqueria,
    facades: ['ochre', 'teal', 'blush'],
    sign: 'TACOS',
    props: ['stool', 'potPlant', 'chalkboard'],
    aliases: ['tacos'],
  },
  vintage: {
    interior: vintage,
    facades: ['blush', 'slate', 'lemon', 'teal'],
    sign: 'VINTAGE',
    props: ['clothesRail', 'potPlant'],
    aliases: ['clothing', 'fashion', 'boutique'],
  },
  ceramics: {
    interior: ceramics,
    facades: ['sage', 'brown', 'slate'],
    sign: 'CLAY',
    props: ['potPlant', 'bench'],
    aliases: ['pottery'],
  },
  salon: {
    interior: salon,
    facades: ['blush', 'lemon', 'ink'],
    sign: 'NAILS',
    props: ['potPlant', 'chalkboard'],
    aliases: ['nails', 'beauty', 'hair'],
  },
  wine: {
    interior: wine,
    facades: ['bottle', 'brown', 'blush'],
    sign: 'WINE',
    props: ['barrel', 'potPlant'],
    aliases: ['bar'],
  },
  records: {
    interior: records,
    facades: ['ink', 'ochre', 'chalk'],
    sign: 'RECORDS',
    props: ['newsbox', 'bicycle'],
    aliases: ['music'],
  },
  bikes: {
    interior: bikes,
    facades: ['slate', 'chalk', 'ochre'],
    sign: 'CYCLES',
    props: ['bicycle', 'hydrant'],
    aliases: ['bicycles'],
  },
  deli: {
    interior: deli,
    facades: ['brick', 'ochre', 'slate'],
    sign: 'DELI',
    props: ['fruitCrates'],
    aliases: ['grocery', 'bodega'],
  },
} as const satisfies Record<string, Trade>;

export type Industry = keyof typeof TRADES;

export const INDUSTRIES = Object.keys(TRADES) as Industry[];

/** The industry a business is drawn as: "Bookshop" and "Nail salon" have their own windows, unknown ones are a deli. */
export function industryOf(name: string | null): Industry {
  const words = (name ?? '').toLowerCase().split(/[^\p{L}]+/u);
  const named = INDUSTRIES.find((industry) => {
    const trade: Trade = TRADES[industry];
    return words.some((word) => word === industry || trade.aliases.includes(word));
  });
  return named ?? 'deli';
}
