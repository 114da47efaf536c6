import type { OwnSocialAccount } from '#contract/creators/social-accounts.ts';
import type { ProblemCode } from '#contract/platform/problem.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { ConnectablePlatform } from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { redirectAddress } from '#server/platform/social/open-provider.ts';
import { SocialFailure, type SocialFailureKind } from '#server/platform/social/social-failure.ts';
import { requireProvider } from './commands/begin-connection.ts';
import { spendState } from './commands/connection-state.ts';
import { storeConnection } from './commands/store-connection.ts';
import { requirePermission } from './policy.ts';

interface Arrival {
  platform: ConnectablePlatform;
  session_id: string;
  code: string;
  state: string;
}

/** Completes a connection with the code from the platform. */
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
  no_permission: 'unavailable',
  unknown_post: 'unavailable',
  too_early: 'unavailable',
  busy: 'unavailable',
  away: 'unavailable',
  unreadable: 'unavailable',
};
