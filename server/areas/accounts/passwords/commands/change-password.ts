import { forgetDevices } from '#server/areas/accounts/guessing/commands/forget-devices.ts';
import { mailOwner } from '#server/areas/accounts/owner-mails/mail-owner.ts';
import { endSessions } from '#server/areas/accounts/sessions/commands/end-sessions.ts';
import { hashPassword } from '#server/platform/auth/password-hash.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { passwordChangedMail } from '../mails/password-changed-mail.ts';
import { requireGoodPassword } from './require-good-password.ts';
import { type OwnSession, requireOwnPassword } from './require-own-password.ts';
import { storePassword } from './store-password.ts';

interface PasswordChange extends OwnSession {
  /** Browsers that stay known to the account: the current one. */
  devices: readonly string[];
  current_password: string;
  new_password: string;
}

/** Signs out every other session of the account. */
export async function changePassword(context: Context, change: PasswordChange): Promise<void> {
  await requireGoodPassword(change.new_password, 'new_password');
  await requireOwnPassword(context, change, change.current_password, 'current_password');
  const hash = await hashPassword(change.new_password, context.config.password_cost);
  await inTransaction(context.db, async (tx) => {
    await storePassword(tx, change.user_id, hash, context.now());
    await endSessions(tx, change.user_id, { except: change.session_id });
    await forgetDevices(tx, change.user_id, { except: change.devices });
    await mailOwner(context, tx, passwordChangedMail, { user_id: change.user_id });
  });
}
