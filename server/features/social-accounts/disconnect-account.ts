import type { OwnSocialAccount } from '#contract/social-accounts.ts';
import type { Account } from '#domain/access.ts';
import { canMoveSocialAccount } from '#domain/social-account-states.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { dropConnection, findTokens, revokeThere } from './drop-connection.ts';
import { getOwnAccount, holdOwnAccount } from './own-account.ts';
import { requirePermission } from './policy.ts';

/** What somebody allowed they can take back at any time; what is not connected stays as it is. */
export async function disconnectAccount(
  context: Context,
  { user_id }: Account,
  id: string,
): Promise<OwnSocialAccount> {
  const { tokens, account } = await inTransaction(context.db, async (tx) => {
    const held = await holdOwnAccount(tx, user_id, id);
    if (!canMoveSocialAccount('disconnect', held.status)) return { tokens: null, account: held };
    const tokens = await dropConnection(tx, context, id);
    return { tokens, account: await getOwnAccount(tx, user_id, id) };
  });
  await revokeThere(context, account.platform, tokens);
  return account;
}

/** Takes the account off the profile altogether. */
export async function removeAccount(context: Context, account: Account, id: string): Promise<void> {
  requirePermission('change', account);
  const { platform, tokens } = await inTransaction(context.db, async (tx) => {
    const { platform } = await holdOwnAccount(tx, account.user_id, id);
    const tokens = await findTokens(tx, context, id);
    await tx.deleteFrom('social_accounts').where('id', '=', id).execute();
    return { platform, tokens };
  });
  await revokeThere(context, platform, tokens);
}
