import { hashPassword } from '../../auth/password-hash.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { passwordChangedMail } from '../../mail/templates/password-changed-mail.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { requireGoodPassword } from './require-good-password.ts';
import { requireOwnPassword } from './require-own-password.ts';
import { storePassword } from './store-password.ts';

interface PasswordChange {
  user_id: string;
  email: string;
  session_id: string;
  current_password: string;
  new_password: string;
}

/** Everyone else who is signed in to the account is signed out with it. */
export async function changePassword(context: Context, change: PasswordChange): Promise<void> {
  await requireGoodPassword(change.new_password, 'new_password');
  await requireOwnPassword(context, change.user_id, change.current_password, 'current_password');
  const hash = await hashPassword(change.new_password, context.config.password_cost);
  await inTransaction(context.db, async (tx) => {
    await storePassword(tx, change.user_id, hash, context.now());
    await endSessions(tx, change.user_id, { except: change.session_id });
    await queueMail(context, tx, passwordChangedMail, change.email, {});
  });
}
