import type { ConnectablePlatform } from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
import type { SocialTokens } from '#server/platform/social/social-provider.ts';
import { openTokens } from './account-tokens.ts';
import { claimOne } from './claim-syncs.ts';
import { isTimeToRenew, syncClaimed } from './sync-claimed.ts';

/** `in_use`: another process is renewing them right now. */
export type UsableTokens =
  | { state: 'usable'; tokens: SocialTokens }
  | { state: 'not_connected' | 'ended' | 'failed' | 'in_use' };

interface Whose {
  creator_id: string;
  platform: ConnectablePlatform;
}

/**
 * The tokens of a connected account, for a read of something else than its numbers. Ones that expire soon are renewed by
 * a reading of the account, which no other process can do at the same time.
 */
export async function openUsableTokens(context: Context, whose: Whose): Promise<UsableTokens> {
  const found = await findAccount(context, whose);
  if (found === undefined) return { state: 'not_connected' };
  if (found.status !== 'connected') return { state: found.status === 'expired' ? 'ended' : 'not_connected' };
  const tokens = openTokens(context, found.id, found);
  if (tokens !== null && !isTimeToRenew(tokens, context.now())) return { state: 'usable', tokens };
  return readAnew(context, whose, found.id);
}

/** The platform refused tokens that we believed in, so the account is read, which finds out whether the connection ended. */
export async function recheckAccount(context: Context, whose: Whose): Promise<UsableTokens> {
  const found = await findAccount(context, whose);
  if (found?.status !== 'connected')
    return { state: found?.status === 'expired' ? 'ended' : 'not_connected' };
  return readAnew(context, whose, found.id);
}

async function readAnew(context: Context, whose: Whose, id: string): Promise<UsableTokens> {
  const claimed = await claimOne(context, id);
  if (claimed === undefined) return { state: 'in_use' };
  const outcome = await syncClaimed(context, claimed, 'clock');
  if (outcome !== 'read') return { state: outcome === 'expired' ? 'ended' : 'failed' };
  const now = await findAccount(context, whose);
  const tokens = now === undefined ? null : openTokens(context, id, now);
  return tokens === null ? { state: 'not_connected' } : { state: 'usable', tokens };
}

function findAccount({ db }: Context, { creator_id, platform }: Whose) {
  return db
    .selectFrom('social_accounts')
    .select(['id', 'status', 'access_token_sealed', 'refresh_token_sealed', 'token_expires_at'])
    .where('creator_id', '=', creator_id)
    .where('platform', '=', platform)
    .executeTakeFirst();
}
