import type { SocialPlatform } from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { SocialTokens } from '#server/platform/social/social-provider.ts';
import { openTokens } from './account-tokens.ts';
import { revokeThere } from './drop-connection.ts';

interface Erased {
  platform: SocialPlatform;
  tokens: SocialTokens | null;
}

/** Deletes all social accounts of a deleted account and returns the tokens to revoke at the platforms. */
export async function eraseSocialAccounts(tx: Tx, context: Context, userId: string): Promise<Erased[]> {
  await tx.deleteFrom('social_connections').where('user_id', '=', userId).execute();
  const erased = await tx
    .deleteFrom('social_accounts')
    .where('creator_id', 'in', (eb) =>
      eb.selectFrom('creators').select('creators.id').where('creators.user_id', '=', userId),
    )
    .returning(['id', 'platform', 'access_token_sealed', 'refresh_token_sealed', 'token_expires_at'])
    .execute();
  return erased.map(({ id, platform, ...sealed }) => ({ platform, tokens: openTokens(context, id, sealed) }));
}

/** Runs after the transaction. */
export async function revokeErased(context: Context, erased: readonly Erased[]): Promise<void> {
  await Promise.all(erased.map(({ platform, tokens }) => revokeThere(context, platform, tokens)));
}
