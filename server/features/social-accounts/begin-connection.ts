import type { Account } from '#domain/access.ts';
import { type ConnectablePlatform, PLATFORM_NAMES } from '#domain/social-platforms.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { Problem } from '../../errors.ts';
import { takeFromLimit } from '../../http/rate-limits.ts';
import { openProvider, redirectAddress } from '../../social/open-provider.ts';
import { challengeOf, newVerifier } from '../../social/pkce.ts';
import { seal } from '../../social/seal.ts';
import type { SocialProvider } from '../../social/social-provider.ts';
import { CONNECTION_MINUTES, writeState } from './connection-state.ts';
import { requirePermission } from './policy.ts';

const BEGUN_BY_ONE = { most: 20, seconds: 3_600 };

/** Sends somebody to a platform to say who they are. Only the session that left can come back. */
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
  throw new Problem('unavailable', `${name} cannot be connected here yet. Prove the handle with a code.`);
}
