import type { SyncCause, SyncOutcome } from '#domain/creators/social-account-states.ts';
import { isConnectable } from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
import { openProvider } from '#server/platform/social/open-provider.ts';
import { SocialFailure } from '#server/platform/social/social-failure.ts';
import type {
  PlatformNumbers,
  SocialProvider,
  SocialTokens,
} from '#server/platform/social/social-provider.ts';
import { openTokens, sealTokens } from './account-tokens.ts';
import type { ClaimedAccount } from './claim-syncs.ts';
import { storeEnd, storeFailure, storeReading } from './store-sync.ts';

/** Access tokens are renewed this long before they expire, and connections this many days before. */
const ACCESS_LEAD_MS = 10 * 60_000;
const CONNECTION_LEAD_MS = 7 * 86_400_000;

/** Reads the numbers of an account this process has claimed. Renews its tokens first if they expire soon. */
export async function syncClaimed(
  context: Context,
  claimed: ClaimedAccount,
  cause: SyncCause,
): Promise<SyncOutcome> {
  const startedAt = performance.now();
  const run = () => ({ claimed, cause, took_ms: Math.round(performance.now() - startedAt) });
  if (!isConnectable(claimed.platform)) throw new Error(`${claimed.platform} accounts are never connected`);
  const provider = openProvider(context, claimed.platform);
  if (provider === null) {
    await storeFailure(context, run(), 'Connections to this platform are turned off.');
    return 'failed';
  }
  try {
    const numbers = await readWith(context, provider, claimed);
    await storeReading(context, run(), claimed.platform, numbers);
    return 'read';
  } catch (failure) {
    if (!(failure instanceof SocialFailure)) throw failure;
    const hasEnded = failure.kind === 'ended';
    await (hasEnded ? storeEnd : storeFailure)(context, run(), failure.message);
    return hasEnded ? 'expired' : 'failed';
  }
}

async function readWith(
  context: Context,
  provider: SocialProvider,
  claimed: ClaimedAccount,
): Promise<PlatformNumbers> {
  const tokens = openTokens(context, claimed.id, claimed);
  if (tokens === null) throw new SocialFailure(provider.platform, 'ended');
  if (!isTimeToRenew(tokens, context.now())) return provider.readNumbers(tokens);
  const renewed = await provider.refresh(tokens);
  await keepTokens(context, claimed, renewed);
  return provider.readNumbers(renewed);
}

export function isTimeToRenew({ access_expires_at, expires_at }: SocialTokens, now: Date): boolean {
  return (
    Date.parse(access_expires_at) - now.getTime() < ACCESS_LEAD_MS ||
    Date.parse(expires_at) - now.getTime() < CONNECTION_LEAD_MS
  );
}

/** Stores new tokens at once, because the platform may have revoked the old ones, even if the read then fails. */
async function keepTokens(context: Context, claimed: ClaimedAccount, renewed: SocialTokens): Promise<void> {
  const sealed = sealTokens(context, claimed.id, renewed);
  await context.db
    .updateTable('social_accounts')
    .set(sealed)
    .where('id', '=', claimed.id)
    .where('access_token_sealed', '=', claimed.access_token_sealed)
    .execute();
  Object.assign(claimed, sealed);
}
