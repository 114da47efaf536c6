import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

const MINUTE_MS = 60_000;

/** The user's social accounts, loaded by pages with `<SocialAccounts />`. */
export function ownSocialAccountsOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/social-accounts'), staleTime: MINUTE_MS };
}
