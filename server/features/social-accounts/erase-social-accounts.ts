import type { SocialPlatform } from '#domain/social-platforms.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { SocialTokens } from '../../social/social-provider.ts';
import { openTokens } from './account-tokens.ts';
import { revokeThere } from './drop-connection.ts';

interface Erased {
  platform: SocialPlatform;
  tokens: SocialTokens | null;
}

/** Takes every account elsewhere of somebody who leaves, and answers with what the platforms are still to hear of. */
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

/** After the transaction. */
export async function revokeErased(context: Context, erased: readonly Erased[]): Promise<void> {
  await Promise.all(erased.map(({ platform, tokens }) => revokeThere(context, platform, tokens)));
}
