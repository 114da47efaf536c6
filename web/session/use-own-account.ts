import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createAccountActions } from './create-account-actions.ts';
import { settingsOptions } from './settings-options.ts';
import { useAccount } from './use-auth.ts';

/** Everything the settings need, for pages whose loader has fetched `settingsOptions`. */
export function useOwnAccount() {
  const router = useRouter();
  const queries = useQueryClient();
  const { api, site } = useRouteContext({ from: '__root__' });
  const { data: settings } = useSuspenseQuery(settingsOptions(api));
  const actions = useMemo(() => createAccountActions(router, queries), [router, queries]);
  return { account: useAccount(), settings, actions, now: new Date(site.now) };
}
