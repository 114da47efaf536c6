import type { Me } from '#contract/account.ts';
import type { ApiReach } from '../api/reach.ts';

/** The client comes with the question, so that pages which never ask carry none. */
export async function fetchMe(api: ApiReach): Promise<Me> {
  const { getMe } = await import('../api/generated/sdk.gen.ts');
  const { data } = await getMe({ ...api, throwOnError: true });
  return data;
}
