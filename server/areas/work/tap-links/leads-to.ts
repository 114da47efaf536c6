import { publicPath } from '#domain/hiring/public-pages.ts';
import { mapSearch, readTarget } from '#domain/work/tap-links.ts';
import type { Config } from '#server/platform/config.ts';
import type { LinkShop } from './queries/link-shop.ts';

type Site = Pick<Config, 'app_url'>;

/** A short link leads to the address the shop chose, else to its website, its public page or its place on a map. */
export function leadsTo(site: Site, shop: LinkShop & { target_url: string | null }): string {
  return shop.target_url ?? defaultTarget(site, shop);
}

/** A website without HTTPS, or one that leads back to us, is passed over. */
export function defaultTarget({ app_url }: Site, shop: LinkShop): string {
  const website = shop.website === null ? null : readTarget(shop.website, new URL(app_url).hostname);
  if (website !== null) return website;
  if (shop.is_page_on) return `${app_url}${publicPath.shop(shop.slug)}`;
  const place = shop.address ?? shop.neighborhood ?? '';
  return mapSearch([shop.business_name, place, 'New York'].filter(Boolean).join(', '));
}
