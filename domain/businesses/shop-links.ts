import { siteName } from './website.ts';

interface Linked {
  website: string | null;
  social_links: readonly { url: string }[];
}

/** The label comes from the address, never from the owner's text. */
const SITES: Readonly<Record<string, string>> = {
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'facebook.com': 'Facebook',
  'x.com': 'X',
  'twitter.com': 'X',
};

/** The addresses of a shop that strangers see: only encrypted ones, each once, the website first. */
export function shopLinks({ website, social_links }: Linked): { name: string; href: string }[] {
  const hrefs = [website, ...social_links.map(({ url }) => url)].flatMap((url) => safeHref(url) ?? []);
  return [...new Set(hrefs)].map((href) => {
    const site = siteName(href);
    return { name: SITES[site.replace(/^m\./, '')] ?? site, href };
  });
}

function safeHref(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, username, password, href } = new URL(url);
  return protocol === 'https:' && username === '' && password === '' ? href : null;
}
