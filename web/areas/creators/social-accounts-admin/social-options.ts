import type { AdminSocialQuery } from '#contract/creators/social-accounts-admin.ts';
import { SOCIAL_FILTERS, type SocialFilter } from '#domain/creators/social-account-states.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { readSort, type SortedView } from '#web/components/admin/sorting.ts';

/** The page's search parameters. */
export type SocialView = { q?: string; filter?: string; platform?: string; open?: string } & SortedView;

/** The columns the list can be sorted by. */
export const SOCIAL_SORTS = ['added', 'followers', 'synced', 'expires'] as const;

type Query = Partial<Pick<AdminSocialQuery, 'search' | 'platform' | 'filter'>>;

export function filtersOf(view: SocialView): Query {
  const filter = readFilter(view.filter);
  const platform = readPlatform(view.platform);
  return {
    ...(view.q && { search: view.q.slice(0, 120) }),
    ...(filter && { filter }),
    ...(platform && { platform }),
  };
}

export function socialListOptions(api: ApiReach, view: SocialView) {
  const query = { ...filtersOf(view), ...readSort(view, SOCIAL_SORTS) };
  return apiPages(api, 'GET /api/admin/social-accounts', { query });
}

export function socialSummaryOptions(api: ApiReach) {
  return apiQuery(api, 'GET /api/admin/social-summary');
}

export function socialAccountOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/admin/social-accounts/:id', { params: { id } });
}

/** Addresses may contain any text. */
export function readFilter(text: string | undefined): SocialFilter | undefined {
  return SOCIAL_FILTERS.find((filter) => filter === text);
}

export function readPlatform(text: string | undefined): keyof typeof PLATFORM_NAMES | undefined {
  return text !== undefined && Object.hasOwn(PLATFORM_NAMES, text)
    ? (text as keyof typeof PLATFORM_NAMES)
    : undefined;
}
