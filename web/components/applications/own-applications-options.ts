import type { OwnApplicationSegment } from '#domain/hiring/own-application-lists.ts';
import { apiPages } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The page's search parameters. */
export type ApplicationsView = { segment?: string; q?: string };

export const PARTS = ['needs_you', 'waiting', 'accepted', 'closed'] as const;
export type Part = (typeof PARTS)[number];

/** Only the dashboard uses `open`. */
export function segmentOf({ segment }: ApplicationsView): 'all' | Part {
  return PARTS.find((known) => known === segment) ?? 'all';
}

/** The parts of the page for its search parameters. */
export function partsOf(view: ApplicationsView): readonly Part[] {
  const segment = segmentOf(view);
  return segment === 'all' ? PARTS : [segment];
}

const FEW: Partial<Record<OwnApplicationSegment, number>> = { closed: 3, needs_you: 20 };
const MANY = 10;

/** A single part loads more rows at once. */
export function ownApplicationsOptions(
  api: ApiReach,
  segment: OwnApplicationSegment,
  { q = '', isAlone = false }: { q?: string | undefined; isAlone?: boolean } = {},
) {
  const limit = (isAlone ? undefined : FEW[segment]) ?? MANY;
  const query = { segment, limit, ...(q && { q }) };
  return {
    ...apiPages(api, 'GET /api/own-applications', { query }),
    staleTime: 10_000,
  };
}
