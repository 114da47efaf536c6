import type { OwnSocialAccount, SocialAccountRequest } from '#contract/creators/social-accounts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { requirePermission } from '../policy.ts';
import { getOwnAccount } from '../queries/own-account.ts';
import { lockOwnCreator } from '../queries/own-creator.ts';
import { requireHandle } from './require-handle.ts';
import { UNPROVEN } from './unproven.ts';

/** Adds one account per platform. Adding the same one again only changes its details. */
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
    const creator_id = await lockOwnCreator(tx, account.user_id);
    const known = await findOn(tx, creator_id, platform);
    if (known && known.handle !== handle) {
      const message = `You already added @${known.handle} on ${PLATFORM_NAMES[platform]}`;
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
