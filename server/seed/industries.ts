import type { Insertable } from 'kysely';
import type { Industries } from '#server/db/tables.gen.ts';

/** In the order the filter shows them. The slug also picks the interior a storefront is drawn with. */
const NAMES = {
  bakery: 'Bakery',
  bar: 'Bar',
  barber: 'Barbershop',
  bikes: 'Bike Shop',
  books: 'Bookstore',
  ceramics: 'Ceramics',
  coffee: 'Coffee',
  deli: 'Deli & Grocery',
  eyewear: 'Eyewear',
  florist: 'Florist',
  gym: 'Gym',
  salon: 'Hair Salon',
  hardware: 'Hardware Store',
  'ice-cream': 'Ice Cream',
  pets: 'Pets',
  pizza: 'Pizza',
  plants: 'Plant Shop',
  ramen: 'Ramen',
  records: 'Record Store',
  restaurant: 'Restaurant',
  spa: 'Spa',
  tailor: 'Tailor',
  taqueria: 'Taqueria',
  toys: 'Toy Store',
  vintage: 'Vintage',
  wine: 'Wine Shop',
  yoga: 'Yoga',
} as const;

export type IndustrySlug = keyof typeof NAMES;

export const INDUSTRIES: readonly Insertable<Industries>[] = Object.entries(NAMES).map(
  ([slug, name], index) => ({ slug, name, sort_order: index + 1 }),
);
