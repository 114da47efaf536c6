import type { OwnSocialAccount, SocialAccountChange } from '#contract/social-accounts.ts';
import type { Account } from '#domain/access.ts';
import { canMoveSocialAccount, SOCIAL_ACCOUNT_MOVES } from '#domain/social-account-states.ts';
import { PLATFORM_NAMES } from '#domain/social-platforms.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { getOwnAccount, holdOwnAccount } from './own-account.ts';
import { requirePermission } from './policy.ts';
import { requireHandle } from './require-handle.ts';
import { UNPROVEN } from './unproven.ts';

/** Another handle is another account: what was proven and read of the one before goes. */
export async function changeAccount(
  { db, now }: Context,
  account: Account,
  id: string,
  { handle: typed, ...claims }: SocialAccountChange,
): Promise<OwnSocialAccount> {
  requirePermission('change', account);
  return inTransaction(db, async (tx) => {
    const held = await holdOwnAccount(tx, account.user_id, id);
    const handle = typed === undefined ? held.handle : requireHandle(held.platform, typed);
    const isRenamed = handle !== held.handle;
    if (isRenamed && !canMoveSocialAccount('rename', held.status)) {
      const name = PLATFORM_NAMES[held.platform];
      throw new Problem('conflict', `@${held.handle} comes from ${name}. Disconnect it to name another.`);
    }
    await tx
      .updateTable('social_accounts')
      .set({
        ...claims,
        ...(isRenamed && { ...UNPROVEN, handle, status: SOCIAL_ACCOUNT_MOVES.rename.to }),
        updated_at: now().toISOString(),
      })
      .where('id', '=', id)
      .execute();
    return getOwnAccount(tx, account.user_id, id);
  });
}
