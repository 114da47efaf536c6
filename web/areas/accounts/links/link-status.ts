import type { AccountLinkStatus } from '#contract/accounts/links.ts';
import { call } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';

const UNKNOWN: AccountLinkStatus = {
  state: 'unknown',
  purpose: null,
  email: null,
  new_email: null,
  is_elsewhere: false,
};

/** The state of a link from one of our emails. A token that was cut off counts as unknown. */
export async function getLinkStatus(api: ApiReach, token: string | undefined): Promise<AccountLinkStatus> {
  if (token === undefined) return UNKNOWN;
  return call(api, 'GET /api/auth/links', { query: { token } }).catch((cause: { code?: string }) => {
    if (cause.code === 'invalid_input') return UNKNOWN;
    throw cause;
  });
}
