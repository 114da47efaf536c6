import { readWebsite, siteName } from './website.ts';

/** The networks whose pages a shop can enter in its settings. */
export const SHOP_SOCIALS = ['instagram', 'tiktok', 'youtube', 'facebook'] as const;
export type ShopSocial = (typeof SHOP_SOCIALS)[number];

const SITES: Record<ShopSocial, { name: string; host: string; before: string }> = {
  instagram: { name: 'Instagram', host: 'instagram.com', before: '/' },
  tiktok: { name: 'TikTok', host: 'tiktok.com', before: '/@' },
  youtube: { name: 'YouTube', host: 'youtube.com', before: '/@' },
  facebook: { name: 'Facebook', host: 'facebook.com', before: '/' },
};

const HANDLE = /^@?([A-Za-z0-9_][A-Za-z0-9._-]{0,59})$/;

export function socialName(social: ShopSocial): string {
  return SITES[social].name;
}

/** The address for a handle or link somebody typed; null if it leads elsewhere or nowhere. */
export function readShopSocial(social: ShopSocial, typed: string): string | null {
  const { host, before } = SITES[social];
  const text = typed.trim();
  const address = readWebsite(text);
  if (address !== null && isOn(host, address)) {
    const { pathname, search } = new URL(address);
    return pathname === '/' ? null : `https://www.${host}${pathname}${search}`;
  }
  const handle = HANDLE.exec(text)?.[1];
  return handle === undefined || handle.toLowerCase() === host
    ? null
    : `https://www.${host}${before}${handle}`;
}

function isOn(host: string, address: string): boolean {
  return siteName(address).replace(/^m\./, '') === host;
}
