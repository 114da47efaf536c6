import type { AccountLinkStanding } from '#contract/account-links.ts';
import type { ApiReach } from '../api/reach.ts';

const UNKNOWN: AccountLinkStanding = { state: 'unknown', purpose: null, email: null, new_email: null };

/** What is to be said of a link from one of our emails. What was cut short on its way is none of ours. */
export async function getLinkStanding(
  api: ApiReach,
  token: string | undefined,
): Promise<AccountLinkStanding> {
  if (token === undefined) return UNKNOWN;
  const { getAccountLink } = await import('../api/generated/sdk.gen.ts');
  const { data, error } = await getAccountLink({ ...api, query: { token } });
  if (data !== undefined) return data;
  if (error.code === 'invalid_input') return UNKNOWN;
  throw error;
}
