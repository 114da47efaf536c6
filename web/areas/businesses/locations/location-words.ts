import type { BusinessLocation, FoundAddress } from '#contract/businesses/locations.ts';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** "731 Manhattan Avenue, 11222"; a ZIP that the address already includes isn't repeated. */
export function addressLine({ address, zip }: Pick<BusinessLocation, 'address' | 'zip'>): string {
  return zip === null || address.includes(zip) ? address : `${address}, ${zip}`;
}

/** "3 in 2 boroughs". */
export function spreadWords(locations: readonly Pick<BusinessLocation, 'borough'>[]): string {
  const boroughs = new Set(locations.map(({ borough }) => borough).filter(Boolean));
  if (boroughs.size === 0) return '';
  return `${locations.length} in ${boroughs.size === 1 ? [...boroughs].join('') : `${boroughs.size} boroughs`}`;
}

export function campaignWords(count: number): string {
  if (count === 0) return 'No campaigns here yet';
  return count === 1 ? '1 open campaign' : `${count} open campaigns`;
}

/** "We found a fourth address on crumbandco.nyc". */
export function foundWords({ source_url }: Pick<FoundAddress, 'source_url'>, locationCount: number): string {
  const which = ORDINALS[locationCount];
  return `We found ${which ? `a ${which}`.replace('a e', 'an e') : 'another'} address on ${hostOf(source_url)}`;
}

/** "crumbandco.nyc/visit". */
export function sourceWords(source_url: string): string {
  return source_url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}

function hostOf(source_url: string): string {
  return sourceWords(source_url).split('/')[0] ?? '';
}

/** The reason a location can't be archived now; null if it can. */
export function findArchiveRefusal(
  { is_primary, open_campaign_count }: Pick<BusinessLocation, 'is_primary' | 'open_campaign_count'>,
  openCount: number,
): string | null {
  if (openCount < 2) return 'You need at least one location';
  if (is_primary) return 'Make another location primary first';
  if (open_campaign_count > 0) return 'This location has open campaigns';
  return null;
}
