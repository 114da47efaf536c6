import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { readSort, type SortedView } from '#web/components/admin/sorting.ts';

/** The page's search parameters. */
export type BusinessesView = { q?: string; setup?: string; industry?: string; open?: string } & SortedView;

/** The columns the list can be sorted by. */
export const BUSINESS_SORTS = ['joined', 'name'] as const;

export function setupOf({ setup }: BusinessesView): 'all' | 'open' | 'done' {
  return setup === 'open' || setup === 'done' ? setup : 'all';
}

export function filtersOf(view: BusinessesView) {
  const setup = setupOf(view);
  return {
    ...(view.q && { search: view.q.slice(0, 120) }),
    ...(view.industry && { industry: view.industry.slice(0, 60) }),
    ...(setup !== 'all' && { setup }),
  };
}

export function businessesOptions(api: ApiReach, view: BusinessesView) {
  const query = { ...filtersOf(view), ...readSort(view, BUSINESS_SORTS) };
  return apiPages(api, 'GET /api/admin/businesses', { query });
}

export function businessOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/admin/businesses/:id', { params: { id } });
}

export function industryOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/industries'), staleTime: Number.POSITIVE_INFINITY };
}
