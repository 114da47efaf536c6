import type { CampaignDetail } from '#contract/campaigns/details.ts';

type Place = CampaignDetail['places'][number];

/** The place of a campaign; null if it is remote. */
export function placeOf({ places }: Pick<CampaignDetail, 'places'>): Place | null {
  return places[0] ?? null;
}

/** "731 Manhattan Avenue, Greenpoint"; without a street, only the neighborhood. */
export function placeLine({ address, neighborhood, borough }: Place): string {
  return [address, neighborhood, address === null ? borough : null].filter(Boolean).join(', ');
}
