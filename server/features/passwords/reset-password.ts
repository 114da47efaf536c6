import { hashPassword } from '../../auth/password-hash.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { passwordChangedMail } from '../../mail/templates/password-changed-mail.ts';
import { redeemLink } from '../account-links/redeem-link.ts';
import { requireOpenLink } from '../account-links/require-open-link.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { markVerified } from '../sign-up/mark-verified.ts';
import { requireGoodPassword } from './require-good-password.ts';
import { storePassword } from './store-password.ts';

/** A link to one's inbox proves the address too. Every session ends, also those of whoever knew the old password. */
export async function resetPassword(context: Context, token: string, password: string): Promise<void> {
  await requireGoodPassword(password, 'password');
  await requireOpenLink(context, token, 'reset_password');
  const hash = await hashPassword(password, context.config.password_cost);
  await inTransaction(context.db, async (tx) => {
    const { user_id, email } = await redeemLink(tx, token, ['reset_password'], context.now());
    await storePassword(tx, user_id, hash, context.now());
    await markVerified(context, tx, user_id, email);
    await endSessions(tx, user_id);
    await queueMail(context, tx, passwordChangedMail, email, {});
  });
}
