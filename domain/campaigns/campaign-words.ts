import type { Borough } from '#domain/base/city.ts';

/** "Greenpoint, Brooklyn"; "Remote" where there is no neighborhood. */
export function campaignPlace(neighborhood: string | null, borough: Borough | null = null): string {
  if (neighborhood === null) return 'Remote';
  return borough === null ? neighborhood : `${neighborhood}, ${borough}`;
}

const DESCRIPTION_LENGTH = 120;

/** A description as lists show it: what is longer ends in an ellipsis. */
export function shortDescription(description: string): string {
  const characters = [...description];
  if (characters.length <= DESCRIPTION_LENGTH) return description;
  return `${characters.slice(0, DESCRIPTION_LENGTH).join('').trimEnd()}…`;
}

/** Where a campaign is read. */
export function campaignPath({ public_id, id }: { public_id: string | null; id: string }): string {
  return `/campaigns/${encodeURIComponent(public_id ?? id)}`;
}
