import type { OwnSocialAccount, SocialAccountChange } from '#contract/creators/social-accounts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { canMoveSocialAccount, SOCIAL_ACCOUNT_MOVES } from '#domain/creators/social-account-states.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { requirePermission } from '../policy.ts';
import { getOwnAccount, lockOwnAccount } from '../queries/own-account.ts';
import { requireHandle } from './require-handle.ts';
import { UNPROVEN } from './unproven.ts';

/** A new handle is a different account, so proofs and numbers of the old one are dropped. */
export async function changeAccount(
  { db, now }: Context,
  account: Account,
  id: string,
  { handle: typed, ...claims }: SocialAccountChange,
): Promise<OwnSocialAccount> {
  requirePermission('change', account);
  return inTransaction(db, async (tx) => {
    const locked = await lockOwnAccount(tx, account.user_id, id);
    const handle = typed === undefined ? locked.handle : requireHandle(locked.platform, typed);
    const isRenamed = handle !== locked.handle;
    if (isRenamed && !canMoveSocialAccount('rename', locked.status)) {
      const name = PLATFORM_NAMES[locked.platform];
      throw new Problem('conflict', `@${locked.handle} comes from ${name}. Disconnect it to name another.`);
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
