import type { Insertable } from 'kysely';
import type { BusinessPages, CreatorPages } from '#server/platform/db/tables.gen.ts';
import { seedId } from '#server/seed/ids.ts';
import type { Marketplace } from './marketplace.ts';

const SHOP = 'crumb-co';
const MOST_SHOPS = 16;
const CREATORS = ['maya@okafor.example', 'jules@ferreira.example', 'dario@conti.example'];

export interface DemoPublicPages {
  business_pages: Insertable<BusinessPages>[];
  creator_pages: Insertable<CreatorPages>[];
}

/** The bakery, some of its neighbors and a few creators have public pages. */
export function demoPublicPages({ businesses }: Marketplace, now: Date): DemoPublicPages {
  const updated_at = now.toISOString();
  const owned = businesses.filter(({ owner_id }) => owner_id);
  const shops = owned.filter(({ slug }, at) => slug === SHOP || at < MOST_SHOPS);
  return {
    business_pages: shops.map(({ id }) => ({ business_id: id, is_on: true, updated_at })),
    creator_pages: CREATORS.map((email, at) => ({
      creator_id: seedId('creator', email),
      ...{ is_on: true, shows_prices: at === 0, updated_at },
    })),
  };
}
