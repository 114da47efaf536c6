import type { OwnApplicationParts } from '#contract/hiring/own-applications.ts';
import {
  OWN_APPLICATION_PARTS,
  type OwnApplicationPart,
  type OwnApplicationSegment,
  PART_ROWS,
} from '#domain/hiring/own-application-lists.ts';
import { call } from '#web/api/call.ts';
import { apiPages } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';

/** The page's search parameters. */
export type ApplicationsView = { segment?: string; q?: string };

/** The part the page shows alone; null for all of them. */
export function partOf({ segment }: ApplicationsView): OwnApplicationPart | null {
  return OWN_APPLICATION_PARTS.find((known) => known === segment) ?? null;
}

const MANY = 10;

type Shown = { q?: string | undefined; isAlone?: boolean };

/** A single part loads more rows at once. */
export function ownApplicationsOptions(
  api: ApiReach,
  segment: OwnApplicationSegment,
  { q = '', isAlone = false }: Shown = {},
) {
  const limit = isAlone || segment === 'all' || segment === 'open' ? MANY : PART_ROWS[segment];
  const query = { segment, limit, ...(q && { q }) };
  return {
    ...apiPages(api, 'GET /api/own-applications', { query }),
    staleTime: 10_000,
  };
}

/** Loads the first page of each part that isn't known yet, all with one call. */
export async function loadParts(context: RouterContext, q?: string): Promise<void> {
  const queries = getQueryClient(context);
  const keyOf = (part: OwnApplicationPart) => ownApplicationsOptions(context.api, part, { q }).queryKey;
  const missing = OWN_APPLICATION_PARTS.filter((part) => queries.getQueryData(keyOf(part)) === undefined);
  if (missing.length === 0) return;
  const answer = await call(context.api, 'GET /api/own-application-parts', { query: { ...(q && { q }) } });
  for (const part of missing) queries.setQueryData(keyOf(part), firstPage(answer, part));
}

function firstPage({ parts, ...totals }: OwnApplicationParts, part: OwnApplicationPart) {
  return { pages: [{ ...parts[part], ...totals }], pageParams: [''] };
}
