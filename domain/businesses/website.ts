const LONGEST_URL = 2048;

/** The address for a website somebody typed, or null if it can't be one: `crumb.nyc` is enough. */
export function readWebsite(text: string): string | null {
  const typed = text.trim();
  const written = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (typed === '' || /\s/.test(typed) || written.length > LONGEST_URL || !URL.canParse(written)) return null;
  const url = new URL(written);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return null;
  url.hash = '';
  return url.href;
}

/** An address without its protocol, as people write it: `crumbandco.nyc/visit`. */
export function shortAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname, search } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`;
}

/** Only the name of the site: `crumbandco.nyc`. */
export function siteName(url: string): string {
  return shortAddress(url).split('/')[0] ?? url;
}
