import type { CampaignDetail } from '#web/api/generated/types.gen.ts';

type Place = CampaignDetail['places'][number];

/** Where a campaign is shown; null where it is remote. */
export function placeOf({ places }: Pick<CampaignDetail, 'places'>): Place | null {
  return places[0] ?? null;
}

/** "731 Manhattan Avenue, Greenpoint"; without a street, the neighborhood alone. */
export function placeLine({ address, neighborhood, borough }: Place): string {
  return [address, neighborhood, address === null ? borough : null].filter(Boolean).join(', ');
}
