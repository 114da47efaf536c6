import { listOwnSocialAccountsOptions } from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';

const MINUTE_MS = 60_000;

/** One's own accounts elsewhere. Loaders of pages that hold `<SocialAccounts />` ask for it. */
export function ownSocialAccountsOptions(api: ApiReach) {
  return { ...listOwnSocialAccountsOptions(api), staleTime: MINUTE_MS };
}
