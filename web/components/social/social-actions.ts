import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { OwnSocialAccount, ProofCheck } from '#contract/creators/social-accounts.ts';
import type { ConnectablePlatform, SocialPlatform } from '#domain/creators/social-platforms.ts';
import { call } from '#web/api/call.ts';
import type { RouterContext } from '#web/router-context.ts';
import { ownSocialAccountsOptions } from './social-options.ts';
import { rememberSocialReturn } from './social-return.ts';

export interface Claims {
  handle: string;
  claimed_followers: number | null;
  claimed_avg_views: number | null;
}

/** The calls behind a user's changes to their social accounts. Each resolves when the list shows the change. */
export interface SocialActions {
  add(platform: SocialPlatform, claims: Claims): Promise<OwnSocialAccount>;
  change(id: string, claims: Partial<Claims>): Promise<OwnSocialAccount>;
  /** Leaves the site for the platform. */
  connect(platform: ConnectablePlatform): Promise<void>;
  giveCode(id: string): Promise<OwnSocialAccount>;
  checkCode(id: string): Promise<ProofCheck>;
  sync(id: string): Promise<OwnSocialAccount>;
  disconnect(id: string): Promise<OwnSocialAccount>;
  remove(id: string): Promise<void>;
}

export function createSocialActions(
  router: AnyRouter,
  queries: QueryClient,
  onChange: () => void = () => undefined,
): SocialActions {
  const { api } = router.options.context as RouterContext;

  async function run<Answer>(send: Promise<Answer>): Promise<Answer> {
    const data = await send;
    await queries.refetchQueries({ queryKey: ownSocialAccountsOptions(api).queryKey });
    onChange();
    return data;
  }

  return {
    add: async (platform, claims) =>
      run(call(api, 'POST /api/social-accounts', { body: { platform, ...claims } })),
    change: async (id, body) => run(call(api, 'PATCH /api/social-accounts/:id', { params: { id }, body })),
    async connect(platform) {
      const begin = call(api, 'POST /api/social-connections/:platform', { params: { platform } });
      const { authorize_url } = await run(begin);
      rememberSocialReturn(window.location);
      window.location.assign(authorize_url);
    },
    giveCode: async (id) => run(call(api, 'POST /api/social-accounts/:id/proof-code', { params: { id } })),
    checkCode: async (id) => run(call(api, 'POST /api/social-accounts/:id/proof-checks', { params: { id } })),
    sync: async (id) => run(call(api, 'POST /api/social-accounts/:id/syncs', { params: { id } })),
    disconnect: async (id) =>
      run(call(api, 'DELETE /api/social-accounts/:id/connection', { params: { id } })),
    async remove(id) {
      await run(call(api, 'DELETE /api/social-accounts/:id', { params: { id } }));
    },
  };
}
