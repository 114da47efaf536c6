import type { Account } from '#domain/accounts/access.ts';
import { type ConnectablePlatform, PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { Problem } from '#server/platform/errors.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { openProvider, redirectAddress } from '#server/platform/social/open-provider.ts';
import { challengeOf, newVerifier } from '#server/platform/social/pkce.ts';
import { seal } from '#server/platform/social/seal.ts';
import type { SocialProvider } from '#server/platform/social/social-provider.ts';
import { requirePermission } from '../policy.ts';
import { CONNECTION_MINUTES, writeState } from './connection-state.ts';

const BEGUN_BY_ONE = { most: 20, seconds: 3_600 };

/** Redirects to a platform to connect an account. Only the same session can complete it. */
export async function beginConnection(
  context: Context,
  account: Account,
  sessionId: string,
  platform: ConnectablePlatform,
): Promise<{ authorize_url: string }> {
  requirePermission('prove', account);
  const provider = requireProvider(context, platform);
  await takeFromLimit(context.db, `social-connection:${account.user_id}`, BEGUN_BY_ONE);
  const id = newId();
  const verifier = newVerifier();
  const now = context.now();
  await context.db
    .insertInto('social_connections')
    .values({
      id,
      user_id: account.user_id,
      session_id: sessionId,
      platform,
      verifier_sealed: seal(context.config, `${id}:verifier`, verifier),
      expires_at: new Date(now.getTime() + CONNECTION_MINUTES * 60_000).toISOString(),
      created_at: now.toISOString(),
    })
    .execute();
  const way = {
    state: writeState(context.config, id),
    challenge: challengeOf(verifier),
    redirect_uri: redirectAddress(context, platform),
  };
  return { authorize_url: provider.authorizeUrl(way) };
}

export function requireProvider(context: Context, platform: ConnectablePlatform): SocialProvider {
  const provider = openProvider(context, platform);
  if (provider !== null) return provider;
  const name = PLATFORM_NAMES[platform];
  throw new Problem('unavailable', `You can’t connect ${name} yet. Verify the handle with a code instead.`);
}
