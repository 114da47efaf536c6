import type { AdminSocialQuery } from '#contract/creators/social-accounts-admin.ts';
import { SOCIAL_FILTERS, type SocialFilter } from '#domain/creators/social-account-states.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The page's search parameters. */
export type SocialView = { q?: string; filter?: string; platform?: string; open?: string };

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
  return apiPages(api, 'GET /api/admin/social-accounts', { query: filtersOf(view) });
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
