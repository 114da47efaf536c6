import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { OwnSocialAccount, ProofCheck } from '#contract/social-accounts.ts';
import type { ConnectablePlatform, SocialPlatform } from '#domain/social-platforms.ts';
import type { RouterContext } from '#web/router-context.ts';
import { isSignedOut, leadToDoor } from '#web/session/session-lost.ts';
import { ownSocialAccountsOptions } from './social-options.ts';
import { rememberSocialReturn } from './social-return.ts';

export interface Claims {
  handle: string;
  claimed_followers: number | null;
  claimed_avg_views: number | null;
}

/** What people do with their accounts elsewhere. Each resolves once the list shows it, and rejects with the problem. */
export interface SocialActions {
  add(platform: SocialPlatform, claims: Claims): Promise<OwnSocialAccount>;
  change(id: string, claims: Partial<Claims>): Promise<OwnSocialAccount>;
  /** Leads out of the product, to the platform. */
  connect(platform: ConnectablePlatform): Promise<void>;
  giveCode(id: string): Promise<OwnSocialAccount>;
  checkCode(id: string): Promise<ProofCheck>;
  sync(id: string): Promise<OwnSocialAccount>;
  disconnect(id: string): Promise<OwnSocialAccount>;
  remove(id: string): Promise<void>;
}

/** The client comes with the first deed, not with the page. */
const client = () => import('#web/api/generated/sdk.gen.ts');

export function createSocialActions(
  router: AnyRouter,
  queries: QueryClient,
  onChange: () => void = () => undefined,
): SocialActions {
  const { api } = router.options.context as RouterContext;
  const reach = { ...api, throwOnError: true as const };

  async function run<Answer>(send: Promise<{ data: Answer }>): Promise<Answer> {
    try {
      const { data } = await send;
      await queries.refetchQueries({ queryKey: ownSocialAccountsOptions(api).queryKey });
      onChange();
      return data;
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      throw cause;
    }
  }

  return {
    add: async (platform, claims) =>
      run((await client()).addSocialAccount({ ...reach, body: { platform, ...claims } })),
    change: async (id, body) => run((await client()).changeSocialAccount({ ...reach, path: { id }, body })),
    async connect(platform) {
      const begin = (await client()).beginSocialConnection({ ...reach, path: { platform } });
      const { authorize_url } = await run(begin);
      rememberSocialReturn(window.location);
      window.location.assign(authorize_url);
    },
    giveCode: async (id) => run((await client()).giveProofCode({ ...reach, path: { id } })),
    checkCode: async (id) => run((await client()).checkProofCode({ ...reach, path: { id } })),
    sync: async (id) => run((await client()).syncSocialAccount({ ...reach, path: { id } })),
    disconnect: async (id) => run((await client()).disconnectSocialAccount({ ...reach, path: { id } })),
    async remove(id) {
      await run((await client()).removeSocialAccount({ ...reach, path: { id } }));
    },
  };
}
