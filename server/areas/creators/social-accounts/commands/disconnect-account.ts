import type { OwnSocialAccount } from '#contract/creators/social-accounts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { canMoveSocialAccount } from '#domain/creators/social-account-states.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { requirePermission } from '../policy.ts';
import { getOwnAccount, lockOwnAccount } from '../queries/own-account.ts';
import { dropConnection, findTokens, revokeThere } from './drop-connection.ts';

/** Disconnects a social account, which is possible at any time. One that isn't connected stays as it is. */
export async function disconnectAccount(
  context: Context,
  { user_id }: Account,
  id: string,
): Promise<OwnSocialAccount> {
  const { tokens, account } = await inTransaction(context.db, async (tx) => {
    const locked = await lockOwnAccount(tx, user_id, id);
    if (!canMoveSocialAccount('disconnect', locked.status)) return { tokens: null, account: locked };
    const tokens = await dropConnection(tx, context, id);
    return { tokens, account: await getOwnAccount(tx, user_id, id) };
  });
  await revokeThere(context, account.platform, tokens);
  return account;
}

/** Removes the account from the profile. */
export async function removeAccount(context: Context, account: Account, id: string): Promise<void> {
  requirePermission('change', account);
  const { platform, tokens } = await inTransaction(context.db, async (tx) => {
    const { platform } = await lockOwnAccount(tx, account.user_id, id);
    const tokens = await findTokens(tx, context, id);
    await tx.deleteFrom('social_accounts').where('id', '=', id).execute();
    return { platform, tokens };
  });
  await revokeThere(context, platform, tokens);
}
