import type { ProblemCode } from '#contract/problem.ts';
import type { OwnSocialAccount } from '#contract/social-accounts.ts';
import type { Account } from '#domain/access.ts';
import type { ConnectablePlatform } from '#domain/social-platforms.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { redirectAddress } from '../../social/open-provider.ts';
import { SocialFailure, type SocialFailureKind } from '../../social/social-failure.ts';
import { requireProvider } from './begin-connection.ts';
import { spendState } from './connection-state.ts';
import { requirePermission } from './policy.ts';
import { storeConnection } from './store-connection.ts';

interface Arrival {
  platform: ConnectablePlatform;
  session_id: string;
  code: string;
  state: string;
}

/** Somebody comes back from a platform with a code. */
export async function completeConnection(
  context: Context,
  account: Account,
  { platform, session_id, code, state }: Arrival,
): Promise<OwnSocialAccount> {
  requirePermission('prove', account);
  const provider = requireProvider(context, platform);
  const verifier = await spendState(context, state, { user_id: account.user_id, session_id, platform });
  const startedAt = performance.now();
  const redirect_uri = redirectAddress(context, platform);
  try {
    const tokens = await provider.exchange({ code, verifier, redirect_uri });
    const numbers = await provider.readNumbers(tokens);
    const took_ms = Math.round(performance.now() - startedAt);
    return await storeConnection(context, account, { platform, tokens, numbers, took_ms });
  } catch (cause) {
    throw cause instanceof SocialFailure ? new Problem(CODES[cause.kind], cause.message) : cause;
  }
}

const CODES: Record<SocialFailureKind, ProblemCode> = {
  code_unusable: 'link_unusable',
  ended: 'link_unusable',
  busy: 'unavailable',
  away: 'unavailable',
  unreadable: 'unavailable',
};
