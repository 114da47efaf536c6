import { SOCIAL_ACCOUNT_MOVES } from '#domain/creators/social-account-states.ts';
import { isConnectable, type SocialPlatform } from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { openProvider } from '#server/platform/social/open-provider.ts';
import type { SocialTokens } from '#server/platform/social/social-provider.ts';
import { openTokens } from './account-tokens.ts';
import { UNPROVEN } from './unproven.ts';

/** Deletes tokens and numbers from the platform. The handle stays as self-reported. */
export async function dropConnection(tx: Tx, context: Context, id: string): Promise<SocialTokens | null> {
  const tokens = await findTokens(tx, context, id);
  await tx
    .updateTable('social_accounts')
    .set({
      ...UNPROVEN,
      status: SOCIAL_ACCOUNT_MOVES.disconnect.to,
      updated_at: context.now().toISOString(),
    })
    .where('id', '=', id)
    .execute();
  return tokens;
}

export async function findTokens(tx: Tx, context: Context, id: string): Promise<SocialTokens | null> {
  const row = await tx
    .selectFrom('social_accounts')
    .select(['access_token_sealed', 'refresh_token_sealed', 'token_expires_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? openTokens(context, id, row) : null;
}

/** Revokes the tokens at the platform, after the transaction. On our side it is done whatever the platform answers. */
export async function revokeThere(
  context: Context,
  platform: SocialPlatform,
  tokens: SocialTokens | null,
): Promise<void> {
  if (tokens === null || !isConnectable(platform)) return;
  await openProvider(context, platform)
    ?.revoke?.(tokens)
    .catch((cause: Error) => context.log.warn({ platform, reason: cause.message }, 'tokens not revoked'));
}
