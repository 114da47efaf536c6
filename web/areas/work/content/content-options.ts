import type { ContentFilter } from '#contract/work/content.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { apiPages } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The page's search parameters. */
export type ContentView = { q?: string; campaign?: string; creator?: string; kind?: string; as?: string };

/** An address typed by hand may name anything; what can't be an id or a kind is no filter. */
export function filterOf({ q, campaign, creator, kind }: ContentView): ContentFilter {
  const known = DELIVERABLE_KINDS.find((one) => one === kind);
  return {
    ...(q && { q: q.slice(0, MOST_LETTERS) }),
    ...(isId(campaign) && { campaign_id: campaign }),
    ...(isId(creator) && { creator_id: creator }),
    ...(known && { kind: known }),
  };
}

export function isFiltered(view: ContentView): boolean {
  return Object.keys(filterOf(view)).length > 0;
}

export function contentOptions(api: ApiReach, businessId: string, view: ContentView) {
  const params = { id: businessId };
  return {
    ...apiPages(api, 'GET /api/businesses/:id/content', { params, query: filterOf(view) }),
    staleTime: FRESH_MS,
  };
}

const FRESH_MS = 30_000;
const MOST_LETTERS = 120;

function isId(text: string | undefined): text is string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? '');
}
