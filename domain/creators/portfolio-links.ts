export const LINK_PLATFORMS = ['instagram', 'tiktok', 'youtube', 'other'] as const;
export type LinkPlatform = (typeof LINK_PLATFORMS)[number];

/**
 * The result of opening a link without signing in. `missing`: the site says that nothing is there. `unclear`: the
 * site didn't answer, or answered with something other than the post.
 */
export const LINK_FINDINGS = ['public', 'private', 'missing', 'unclear'] as const;
export type LinkFinding = (typeof LINK_FINDINGS)[number];

/** By the name of the site, as in "www.tiktok.com". */
export function platformOfHost(hostname: string): LinkPlatform {
  const found = HOSTS.find(({ hosts }) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  );
  return found?.platform ?? 'other';
}

/** A dead link isn't a piece of work. Links we couldn't check count: a person opens them. */
export function countPieces(links: readonly { finding?: LinkFinding | null }[]): number {
  return links.filter(({ finding }) => finding !== 'missing').length;
}

/** A link as lists show it: without the protocol and "www.". */
export function shortLink(url: string): string {
  return url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');
}

const HOSTS: readonly { platform: LinkPlatform; hosts: readonly string[] }[] = [
  { platform: 'instagram', hosts: ['instagram.com', 'instagr.am'] },
  { platform: 'tiktok', hosts: ['tiktok.com'] },
  { platform: 'youtube', hosts: ['youtube.com', 'youtu.be'] },
];
