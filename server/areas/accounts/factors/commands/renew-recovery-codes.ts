import type { Account } from '#domain/accounts/access.ts';
import { mailOwner } from '#server/areas/accounts/owner-mails/mail-owner.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { factorChangedMail } from '../mails/factor-changed-mail.ts';
import { listFactorKinds } from '../queries/find-factors.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

export function renewRecoveryCodes(context: Context, { user_id }: Account): Promise<string[]> {
  return inTransaction(context.db, async (tx) => {
    if ((await listFactorKinds(tx, user_id)).length === 0) {
      throw new Problem('conflict', 'Add a passkey or an authenticator app first.');
    }
    const codes = await replaceRecoveryCodes(tx, user_id);
    await mailOwner(context, tx, factorChangedMail, { user_id, change: 'recovery_codes_replaced' });
    return codes;
  });
}
