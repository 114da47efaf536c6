import { type LinkPlatform, platformOfHost } from '#domain/portfolio-links.ts';

/** What sharing adds to a link and nobody needs to open it. */
const TRACKING = /^(utm_.*|igsh|igshid|si|feature|fbclid|_r|_t)$/;

/** A pasted link as it is kept; null where it is not one that anybody could open. */
export function readPortfolioLink(typed: string): { url: string; platform: LinkPlatform } | null {
  const text = typed.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  if (url === null || url.protocol !== 'https:' || url.port !== '') return null;
  if (url.username !== '' || url.password !== '' || !hasPublicName(url)) return null;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return { url: url.href, platform: platformOfHost(url.hostname) };
}

/** A name with a dot in it and no bare number. What it resolves to is checked where it is fetched. */
function hasPublicName({ hostname }: URL): boolean {
  return /\.[a-z][a-z0-9-]*$/i.test(hostname);
}
