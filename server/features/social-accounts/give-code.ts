import { randomInt } from 'node:crypto';
import type { OwnSocialAccount } from '#contract/social-accounts.ts';
import type { Account } from '#domain/access.ts';
import { canMoveSocialAccount, SOCIAL_ACCOUNT_MOVES } from '#domain/social-account-states.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { getOwnAccount, holdOwnAccount } from './own-account.ts';
import { requirePermission } from './policy.ts';

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** A code to put into the bio. Asking again shows the same one; what is proven needs none. */
export async function giveCode(
  { db, now }: Context,
  account: Account,
  id: string,
): Promise<OwnSocialAccount> {
  requirePermission('prove', account);
  return inTransaction(db, async (tx) => {
    const held = await holdOwnAccount(tx, account.user_id, id);
    if (held.proof_code !== null || !canMoveSocialAccount('give_code', held.status)) return held;
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
