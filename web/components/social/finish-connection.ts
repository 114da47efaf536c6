import type { OwnSocialAccount } from '#contract/social-accounts.ts';
import type { ConnectablePlatform } from '#domain/social-platforms.ts';
import type { ApiReach } from '#web/api/reach.ts';

interface Arrival {
  platform: ConnectablePlatform;
  code: string;
  state: string;
}

const underWay = new Map<string, Promise<OwnSocialAccount>>();

/** A way back works once, so whoever asks for it again on the same page is given the same answer. */
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
  const { completeSocialConnection } = await import('#web/api/generated/sdk.gen.ts');
  const { data } = await completeSocialConnection({ ...api, path: { platform }, body, throwOnError: true });
  return data;
}
