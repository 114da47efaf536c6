import type { FactorAdded } from '#contract/accounts/factors.ts';
import type { Account } from '#domain/accounts/access.ts';
import { takeFactorGuess } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { noteFactorAdded } from './note-factor-added.ts';
import { wrongCode } from './prove-factor.ts';
import { takeCode } from './take-code.ts';

/** The first code proves that the app holds the secret. From now on a sign-in requires it. */
export async function finishAuthenticator(
  context: Context,
  account: Account,
  session_id: string,
  code: string,
): Promise<FactorAdded> {
  await takeFactorGuess(context, account.user_id, 'totp');
  return inTransaction(context.db, async (tx) => {
    if (!(await takeCode(tx, context, account.user_id, code, { isBeingAdded: true }))) {
      throw wrongCode('That code doesn’t match. Check the time on your phone and enter the newest one.');
    }
    return noteFactorAdded(context, tx, { account, session_id, kind: 'totp' });
  });
}
