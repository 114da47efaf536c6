/** The search parameter that names a business. For people who work in several, it opens a page in that one. */
export const BUSINESS_PARAM = 'business';

/** An address in the business area that opens in this business, whichever was chosen last. */
export function inBusiness(href: string, businessId: string): string {
  const [path = '', hash] = href.split('#', 2);
  const named = `${path}${path.includes('?') ? '&' : '?'}${BUSINESS_PARAM}=${businessId}`;
  return hash === undefined ? named : `${named}#${hash}`;
}

/** The same address without the business. */
export function withoutBusiness(href: string): string {
  const [path = '', search] = href.split('?', 2);
  if (search === undefined) return path;
  const kept = search.split('&').filter((part) => !part.startsWith(`${BUSINESS_PARAM}=`));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

/** Holds the name of the business a link switched to, until its page has said so. */
export const SWITCHED_COOKIE = 'switched_business';
export const SWITCHED_SECONDS = 60;
