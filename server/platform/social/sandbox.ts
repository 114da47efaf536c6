import { createHash } from 'node:crypto';
import { z } from 'zod';
import { SANDBOX_BEHAVIORS, type SocialConsent } from '#contract/creators/social-sandbox.ts';
import { CONNECTABLE_PLATFORMS, type ConnectablePlatform } from '#domain/creators/social-platforms.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { challengeOf } from './pkce.ts';
import { makeUpNumbers } from './sandbox-posts.ts';
import { seal, unseal } from './seal.ts';
import { SocialFailure } from './social-failure.ts';
import type { SocialProvider, SocialTokens } from './social-provider.ts';

export interface SandboxSettings {
  config: Secrets;
  platform: ConnectablePlatform;
  now(): Date;
}

const CODE_SECONDS = 600;
const ACCESS_SECONDS = 24 * 3_600;
const REFRESH_SECONDS = 60 * 24 * 3_600;
/** Set on the consent page to make the connection end soon. */
const SHORT_SECONDS = 60;

/** Replaces a platform: its own consent page, codes and tokens, through the same routes. It stores nothing. */
export function sandbox({ config, platform, now }: SandboxSettings): SocialProvider {
  const inSeconds = (count: number) => new Date(now().getTime() + count * 1_000).toISOString();
  const isOver = (at: string | null) => at !== null && now().toISOString() >= at;

  const issue = (account: Account): SocialTokens => {
    const token = { account, expires_at: inSeconds(ACCESS_SECONDS) };
    const expires_at = account.ends_at ?? inSeconds(REFRESH_SECONDS);
    return {
      access_token: seal(config, 'sandbox-access', JSON.stringify(token)),
      access_expires_at: token.expires_at,
      refresh_token: seal(config, 'sandbox-refresh', JSON.stringify({ account, expires_at })),
      expires_at: inSeconds(REFRESH_SECONDS),
    };
  };

  const open = (purpose: string, sealed: string | null) => {
    const text = sealed === null ? null : unseal(config, purpose, sealed);
    const held = text === null ? null : grant.parse(JSON.parse(text));
    if (held === null || held.account.platform !== platform || isOver(held.expires_at)) return null;
    return isOver(held.account.ends_at) ? null : held;
  };

  return {
    platform,
    kind: 'sandbox',
    authorizeUrl({ state, challenge }) {
      return `/dev/social/${platform}?${new URLSearchParams({ state, challenge })}`;
    },
    async exchange({ code, verifier }) {
      const held = open('sandbox-code', code);
      if (held === null || held.challenge !== challengeOf(verifier)) {
        throw new SocialFailure(platform, 'code_unusable');
      }
      if (held.account.behavior === 'fails') throw new SocialFailure(platform, 'away');
      return issue(held.account);
    },
    async refresh({ refresh_token }) {
      const held = open('sandbox-refresh', refresh_token);
      if (held === null) throw new SocialFailure(platform, 'ended');
      return issue(held.account);
    },
    async readNumbers({ access_token }) {
      const held = open('sandbox-access', access_token);
      if (held === null) throw new SocialFailure(platform, 'ended');
      const { handle, followers, avg_views, is_private } = held.account;
      const external_id = createHash('sha256').update(`${platform}:${handle}`).digest('hex').slice(0, 24);
      return { external_id, handle, followers, avg_views, is_private };
    },
    async readPost({ access_token }, post) {
      const held = open('sandbox-access', access_token);
      if (held === null) throw new SocialFailure(platform, 'ended');
      const { behavior, post_views } = held.account;
      if (behavior === 'hides_posts') throw new SocialFailure(platform, 'no_permission');
      const external_id = createHash('sha256').update(post.url).digest('hex').slice(0, 24);
      return { external_id, numbers: makeUpNumbers({ platform, post, post_views, now: now() }) };
    },
  };
}

/** The address the consent page redirects to, as a platform would build it. */
export function answerConsent({ config, platform, now }: SandboxSettings, consent: SocialConsent): string {
  const { state, challenge, decision, ...wishes } = consent;
  const back = (query: Record<string, string>) =>
    `/auth/${platform}/callback?${new URLSearchParams({ ...query, state })}`;
  if (decision === 'deny') {
    return back({ error: 'access_denied', error_description: 'The user denied the request' });
  }
  const at = (seconds: number) => new Date(now().getTime() + seconds * 1_000).toISOString();
  const ends_at = wishes.behavior === 'ends' ? at(SHORT_SECONDS) : null;
  const held = { account: { ...wishes, platform, ends_at }, challenge, expires_at: at(CODE_SECONDS) };
  return back({ code: seal(config, 'sandbox-code', JSON.stringify(held)) });
}

const account = z.object({
  platform: z.enum(CONNECTABLE_PLATFORMS),
  handle: z.string(),
  followers: z.number(),
  avg_views: z.number().nullable(),
  is_private: z.boolean(),
  post_views: z.number().nullable().default(null),
  behavior: z.enum(SANDBOX_BEHAVIORS),
  ends_at: z.string().nullable(),
});
type Account = z.infer<typeof account>;

const grant = z.object({ account, expires_at: z.string(), challenge: z.string().optional() });
