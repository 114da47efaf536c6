import type { FoundSocialLinks } from '#contract/businesses/enrichments.ts';
import type { SocialLinkPlatform } from '#domain/businesses/enrichment.ts';
import { siteName } from '#domain/businesses/website.ts';
import { pageReader } from '../site.ts';

const HOSTS: Readonly<Record<string, SocialLinkPlatform>> = {
  'instagram.com': 'instagram',
  'tiktok.com': 'tiktok',
  'youtube.com': 'youtube',
  'facebook.com': 'facebook',
  'm.facebook.com': 'facebook',
};
/** First parts of paths that aren't a profile. */
const NOT_PROFILES = [
  'p',
  'reel',
  'reels',
  'explore',
  'share',
  'sharer',
  'sharer.php',
  'watch',
  'embed',
  'hashtag',
  'tag',
  'login',
  'intent',
  'plugins',
  'dialog',
  'stories',
  'playlist',
  'results',
  'events',
  'groups',
  'profile.php',
  'tr',
  'legal',
  'about',
  'policies',
];
const HANDLE = /^@?[\w.-]{1,60}$/;

/** The profile behind an address, or null if it is a post, a share button, or another site. */
export function readSocialLink(address: string): FoundSocialLinks[number] | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const platform = HOSTS[url.hostname.replace(/^www\./, '').toLowerCase()];
  const parts = url.pathname.split('/').filter(Boolean);
  const [first = ''] = parts;
  if (!platform) return null;
  const isChannel = platform === 'youtube' && ['c', 'channel', 'user'].includes(first);
  const handle = (isChannel ? parts[1] : first) ?? '';
  if (!HANDLE.test(handle) || NOT_PROFILES.includes(handle.toLowerCase())) return null;
  if (platform === 'tiktok' && !handle.startsWith('@')) return null;
  const path = isChannel ? `${first}/${handle}` : handle;
  return { platform, url: `https://www.${platform}.com/${path}`, handle: `@${handle.replace(/^@/, '')}` };
}

/** Profiles the site links to. */
export const linksReader = pageReader('links', ({ $, url }) => {
  const found = (within: string) =>
    $(within)
      .toArray()
      .flatMap((link) => readSocialLink($(link).attr('href') ?? '') ?? []);
  const inFooter = found('footer a[href]');
  const value = onePerPlatform(inFooter.length > 0 ? [...inFooter, ...found('a[href]')] : found('a[href]'));
  const place =
    inFooter.length > 0 ? `Linked from the footer of ${siteName(url)}` : `Linked from ${siteName(url)}`;
  const phone = $('a[href^="tel:"]').first().attr('href')?.slice(4).trim();
  return [
    ...(value.length > 0
      ? [
          {
            field: 'social_links' as const,
            value,
            source_url: url,
            source_kind: 'link' as const,
            confidence: 0.8,
            note: place,
          },
        ]
      : []),
    ...(phone
      ? [
          {
            field: 'phone' as const,
            value: decode(phone).slice(0, 40),
            source_url: url,
            source_kind: 'link' as const,
            confidence: 0.8,
          },
        ]
      : []),
  ];
});

export function onePerPlatform(links: FoundSocialLinks): FoundSocialLinks {
  return [...new Map([...links].reverse().map((link) => [link.platform, link])).values()].reverse();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
