import type { Borough } from '#domain/base/city.ts';

/** "Greenpoint, Brooklyn"; "Remote" if there is no neighborhood. */
export function campaignPlace(neighborhood: string | null, borough: Borough | null = null): string {
  if (neighborhood === null) return 'Remote';
  return borough === null ? neighborhood : `${neighborhood}, ${borough}`;
}

const DESCRIPTION_LENGTH = 120;

/** A description as lists show it, cut off with an ellipsis, never after a full stop or comma. */
export function shortDescription(description: string): string {
  if (description.length <= DESCRIPTION_LENGTH) return description;
  // A character takes up to two places, so no more of a long text has to be split.
  const characters = [...description.slice(0, 2 * (DESCRIPTION_LENGTH + 1))];
  if (characters.length <= DESCRIPTION_LENGTH) return description;
  return `${characters
    .slice(0, DESCRIPTION_LENGTH)
    .join('')
    .replace(/[\s.,;:]+$/, '')}…`;
}

/** The address of a campaign's page. */
export function campaignPath({ public_id, id }: { public_id: string | null; id: string }): string {
  return `/campaigns/${encodeURIComponent(public_id ?? id)}`;
}
