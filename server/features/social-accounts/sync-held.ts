import type { SyncCause, SyncOutcome } from '#domain/social-account-states.ts';
import { isConnectable } from '#domain/social-platforms.ts';
import type { Context } from '../../context.ts';
import { openProvider } from '../../social/open-provider.ts';
import { SocialFailure } from '../../social/social-failure.ts';
import type { PlatformNumbers, SocialProvider, SocialTokens } from '../../social/social-provider.ts';
import { openTokens, sealTokens } from './account-tokens.ts';
import type { HeldForSync } from './claim-syncs.ts';
import { storeEnd, storeFailure, storeReading } from './store-sync.ts';

/** Access tokens are renewed this long before they run out, connections this many days before. */
const ACCESS_LEAD_MS = 10 * 60_000;
const CONNECTION_LEAD_MS = 7 * 86_400_000;

/** Reads the numbers of an account this process has claimed, renewing its tokens first where it is time. */
export async function syncHeld(context: Context, held: HeldForSync, cause: SyncCause): Promise<SyncOutcome> {
  const startedAt = performance.now();
  const run = () => ({ held, cause, took_ms: Math.round(performance.now() - startedAt) });
  if (!isConnectable(held.platform)) throw new Error(`${held.platform} accounts are never connected`);
  const provider = openProvider(context, held.platform);
  if (provider === null) {
    await storeFailure(context, run(), 'Connections to this platform are switched off here.');
    return 'failed';
  }
  try {
    const numbers = await readWith(context, provider, held);
    await storeReading(context, run(), held.platform, numbers);
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
  held: HeldForSync,
): Promise<PlatformNumbers> {
  const tokens = openTokens(context, held.id, held);
  if (tokens === null) throw new SocialFailure(provider.platform, 'ended');
  if (!isTimeToRenew(tokens, context.now())) return provider.readNumbers(tokens);
  const renewed = await provider.refresh(tokens);
  await keepTokens(context, held, renewed);
  return provider.readNumbers(renewed);
}

function isTimeToRenew({ access_expires_at, expires_at }: SocialTokens, now: Date): boolean {
  return (
    Date.parse(access_expires_at) - now.getTime() < ACCESS_LEAD_MS ||
    Date.parse(expires_at) - now.getTime() < CONNECTION_LEAD_MS
  );
}

/** At once: a platform may take the old tokens back with the new ones, whatever comes of the reading. */
async function keepTokens(context: Context, held: HeldForSync, renewed: SocialTokens): Promise<void> {
  const sealed = sealTokens(context, held.id, renewed);
  await context.db
    .updateTable('social_accounts')
    .set(sealed)
    .where('id', '=', held.id)
    .where('access_token_sealed', '=', held.access_token_sealed)
    .execute();
  Object.assign(held, sealed);
}
