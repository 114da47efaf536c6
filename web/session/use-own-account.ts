import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { settingsOptions } from './settings-options.ts';
import { useAccount } from './use-auth.ts';

/** Everything the settings need, for pages whose loader has fetched `settingsOptions`. */
export function useOwnAccount() {
  const { api, site } = useRouteContext({ from: '__root__' });
  const { data: settings } = useSuspenseQuery(settingsOptions(api));
  return { account: useAccount(), settings, now: new Date(site.now) };
}
