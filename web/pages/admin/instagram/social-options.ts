import type { AdminSocialQuery } from '#contract/admin-social-accounts.ts';
import { SOCIAL_FILTERS, type SocialFilter } from '#domain/social-account-states.ts';
import { PLATFORM_NAMES } from '#domain/social-platforms.ts';
import {
  getSocialAccountOptions,
  getSocialSummaryOptions,
  listAllSocialAccountsInfiniteOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { AdminSocialPage } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';

/** What the address of the page says. */
export type SocialView = { q?: string; filter?: string; platform?: string; open?: string };

type Query = Partial<Pick<AdminSocialQuery, 'search' | 'platform' | 'filter'>>;

export function socialListOptions(api: ApiReach, view: SocialView) {
  const filter = readFilter(view.filter);
  const platform = readPlatform(view.platform);
  const query: Query = {
    ...(view.q && { search: view.q.slice(0, 120) }),
    ...(filter && { filter }),
    ...(platform && { platform }),
  };
  return byCursor<AdminSocialPage>(listAllSocialAccountsInfiniteOptions({ ...api, query }));
}

export function socialSummaryOptions(api: ApiReach) {
  return getSocialSummaryOptions(api);
}

export function socialAccountOptions(api: ApiReach, id: string) {
  return getSocialAccountOptions({ ...api, path: { id } });
}

/** Anything can stand in an address. */
export function readFilter(text: string | undefined): SocialFilter | undefined {
  return SOCIAL_FILTERS.find((filter) => filter === text);
}

export function readPlatform(text: string | undefined): keyof typeof PLATFORM_NAMES | undefined {
  return text !== undefined && Object.hasOwn(PLATFORM_NAMES, text)
    ? (text as keyof typeof PLATFORM_NAMES)
    : undefined;
}
