import type { ShopFacts } from './brief-facts.ts';

const NETWORKS = ['instagram', 'tiktok', 'youtube'] as const;
const HANDLE = /^@?([A-Za-z0-9_][A-Za-z0-9._-]{0,59})$/;
/** These begin addresses of posts, searches and channels without a handle. */
const NO_HANDLES = [
  'channel',
  'c',
  'user',
  'watch',
  'shorts',
  'p',
  'reel',
  'reels',
  'stories',
  'explore',
  'tag',
];

/** The handles in the links of a shop. A link to something else gives none. */
export function handlesIn(links: readonly { platform: string; url: string }[]): ShopFacts['handles'] {
  const found = NETWORKS.flatMap((network) => {
    const url = links.find(({ platform }) => platform === network)?.url;
    const [, part = ''] = url && URL.canParse(url) ? new URL(url).pathname.split('/') : [];
    const handle = HANDLE.exec(part)?.[1];
    return handle === undefined || NO_HANDLES.includes(handle.toLowerCase())
      ? []
      : [[network, handle] as const];
  });
  return Object.fromEntries(found);
}
