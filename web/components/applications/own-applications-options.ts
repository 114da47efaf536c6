import type { OwnApplicationSegment } from '#domain/own-application-lists.ts';
import { listOwnApplicationsInfiniteOptions } from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { OwnApplicationPage } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';

/** What the address of the page says. */
export type ApplicationsView = { segment?: string; q?: string };

export const PARTS = ['needs_you', 'waiting', 'accepted', 'closed'] as const;
export type Part = (typeof PARTS)[number];

/** `open` is a view of the dashboard alone. */
export function segmentOf({ segment }: ApplicationsView): 'all' | Part {
  return PARTS.find((known) => known === segment) ?? 'all';
}

/** The parts of the page as its address asks for them. */
export function partsOf(view: ApplicationsView): readonly Part[] {
  const segment = segmentOf(view);
  return segment === 'all' ? PARTS : [segment];
}

const FEW: Partial<Record<OwnApplicationSegment, number>> = { closed: 3, needs_you: 20 };
const MANY = 10;

/** A part alone shows more of it at once. */
export function ownApplicationsOptions(
  api: ApiReach,
  segment: OwnApplicationSegment,
  { q = '', isAlone = false }: { q?: string | undefined; isAlone?: boolean } = {},
) {
  const limit = (isAlone ? undefined : FEW[segment]) ?? MANY;
  const query = { segment, limit, ...(q && { q }) };
  return {
    ...byCursor<OwnApplicationPage>(listOwnApplicationsInfiniteOptions({ ...api, query })),
    staleTime: 10_000,
  };
}
