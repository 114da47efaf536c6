import type { Account } from '#domain/accounts/access.ts';
import { mailOwner } from '#server/areas/accounts/owner-mails/mail-owner.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { factorChangedMail } from '../mails/factor-changed-mail.ts';
import { listFactorKinds } from '../queries/find-factors.ts';

export function removePasskey(context: Context, account: Account, id: string): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    await lockAccount(tx, account);
    const { numDeletedRows } = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', account.user_id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Problem('not_found', 'That passkey was already removed.');
    await settleRemoval(context, tx, account, 'passkey_removed');
  });
}

export function removeAuthenticator(context: Context, account: Account): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    await lockAccount(tx, account);
    const { numDeletedRows } = await tx
      .deleteFrom('authenticator_apps')
      .where('user_id', '=', account.user_id)
      .where('added_at', 'is not', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Problem('not_found', 'The authenticator app was already removed.');
    await settleRemoval(context, tx, account, 'totp_removed');
  });
}

/** Two removals at once must not each assume that the other factor remains. */
async function lockAccount(tx: Tx, { user_id }: Account): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute();
}

async function settleRemoval(
  context: Context,
  tx: Tx,
  { user_id, role }: Account,
  change: 'passkey_removed' | 'totp_removed',
): Promise<void> {
  if ((await listFactorKinds(tx, user_id)).length === 0) {
    if (role === 'admin') {
      throw new Problem(
        'conflict',
        'Admins always need a passkey or an authenticator app. Add another first.',
      );
    }
    // Recovery codes replace a lost factor. With no factor left they would let people in by themselves.
    await tx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
  }
  await mailOwner(context, tx, factorChangedMail, { user_id, change });
}
