import type { OwnSocialAccount, SocialAccountRequest } from '#contract/social-accounts.ts';
import type { Account } from '#domain/access.ts';
import { PLATFORM_NAMES } from '#domain/social-platforms.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { getOwnAccount } from './own-account.ts';
import { holdOwnCreator } from './own-creator.ts';
import { requirePermission } from './policy.ts';
import { requireHandle } from './require-handle.ts';
import { UNPROVEN } from './unproven.ts';

/** One account a platform. Naming the same one again changes only what is said of it. */
export async function addAccount(
  { db, now }: Context,
  account: Account,
  request: SocialAccountRequest,
): Promise<OwnSocialAccount> {
  requirePermission('change', account);
  const { platform, claimed_followers, claimed_avg_views } = request;
  const handle = requireHandle(platform, request.handle);
  const claims = { claimed_followers, claimed_avg_views };
  return inTransaction(db, async (tx) => {
    const creator_id = await holdOwnCreator(tx, account.user_id);
    const known = await findOn(tx, creator_id, platform);
    if (known && known.handle !== handle) {
      const message = `You named @${known.handle} on ${PLATFORM_NAMES[platform]} already`;
      throw new Problem('conflict', `${message}. Change that one.`);
    }
    const at = now().toISOString();
    const id = known?.id ?? newId();
    if (known) {
      await tx
        .updateTable('social_accounts')
        .set({ ...claims, updated_at: at })
        .where('id', '=', id)
        .execute();
    } else {
      const row = { ...UNPROVEN, ...claims, id, creator_id, platform, handle, status: 'claimed' as const };
      await tx
        .insertInto('social_accounts')
        .values({ ...row, created_at: at, updated_at: at })
        .execute();
    }
    return getOwnAccount(tx, account.user_id, id);
  });
}

function findOn(tx: Tx, creatorId: string, platform: SocialAccountRequest['platform']) {
  return tx
    .selectFrom('social_accounts')
    .select(['id', 'handle'])
    .where('creator_id', '=', creatorId)
    .where('platform', '=', platform)
    .executeTakeFirst();
}
