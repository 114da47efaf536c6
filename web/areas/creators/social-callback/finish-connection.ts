import type { OwnSocialAccount } from '#contract/creators/social-accounts.ts';
import type { ConnectablePlatform } from '#domain/creators/social-platforms.ts';
import { call } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';

interface Arrival {
  platform: ConnectablePlatform;
  code: string;
  state: string;
}

const underWay = new Map<string, Promise<OwnSocialAccount>>();

/** A code works only once, so repeated calls on the same page share one answer. */
export function finishConnection(
  api: ApiReach,
  { platform, code, state }: Arrival,
): Promise<OwnSocialAccount> {
  const known = underWay.get(state);
  if (known) return known;
  const finishing = send(api, { platform, code, state });
  underWay.set(state, finishing);
  return finishing;
}

async function send(api: ApiReach, { platform, ...body }: Arrival): Promise<OwnSocialAccount> {
  const data = await call(api, 'POST /api/social-connections/:platform/callback', {
    params: { platform },
    body,
  });
  return data;
}
