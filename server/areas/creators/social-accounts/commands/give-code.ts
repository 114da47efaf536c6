import { randomInt } from 'node:crypto';
import type { OwnSocialAccount } from '#contract/creators/social-accounts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { canMoveSocialAccount, SOCIAL_ACCOUNT_MOVES } from '#domain/creators/social-account-states.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { requirePermission } from '../policy.ts';
import { getOwnAccount, lockOwnAccount } from '../queries/own-account.ts';

/** No letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** A code for the bio. Another request returns the same code; a proved handle needs none. */
export async function giveCode(
  { db, now }: Context,
  account: Account,
  id: string,
): Promise<OwnSocialAccount> {
  requirePermission('prove', account);
  return inTransaction(db, async (tx) => {
    const locked = await lockOwnAccount(tx, account.user_id, id);
    if (locked.proof_code !== null || !canMoveSocialAccount('give_code', locked.status)) return locked;
    await tx
      .updateTable('social_accounts')
      .set({
        proof_code: newCode(),
        status: SOCIAL_ACCOUNT_MOVES.give_code.to,
        updated_at: now().toISOString(),
      })
      .where('id', '=', id)
      .execute();
    return getOwnAccount(tx, account.user_id, id);
  });
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return `bizmeet-${letters.join('')}`;
}
