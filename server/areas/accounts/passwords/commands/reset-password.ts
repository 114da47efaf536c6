import { endKeys } from '#server/areas/accounts/api-keys/commands/end-keys.ts';
import { forgetDevices } from '#server/areas/accounts/guessing/commands/forget-devices.ts';
import { rememberDevice } from '#server/areas/accounts/guessing/commands/remember-device.ts';
import { markVerified } from '#server/areas/accounts/links/commands/mark-verified.ts';
import { redeemLink } from '#server/areas/accounts/links/commands/redeem-link.ts';
import { requireOpenLink } from '#server/areas/accounts/links/require-open-link.ts';
import { mailOwner } from '#server/areas/accounts/owner-mails/mail-owner.ts';
import { endSessions } from '#server/areas/accounts/sessions/commands/end-sessions.ts';
import type { Visit } from '#server/areas/accounts/sessions/commands/open-session.ts';
import { hashPassword } from '#server/platform/auth/password-hash.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { passwordChangedMail } from '../mails/password-changed-mail.ts';
import { requireGoodPassword } from './require-good-password.ts';
import { storePassword } from './store-password.ts';

/** The link also proves the address. All sessions end, because others may have known the old password. */
export async function resetPassword(
  context: Context,
  visit: Visit,
  { token, password }: { token: string; password: string },
): Promise<void> {
  await requireGoodPassword(password, 'password');
  await requireOpenLink(context, token, 'reset_password');
  const hash = await hashPassword(password, context.config.password_cost);
  const userId = await inTransaction(context.db, async (tx) => {
    const { user_id, email } = await redeemLink(tx, token, ['reset_password'], context.now());
    await storePassword(tx, user_id, hash, context.now());
    await markVerified(context, tx, user_id, email);
    await endSessions(tx, user_id);
    await endKeys(tx, { user_id, cause: 'password_reset', at: context.now() });
    await forgetDevices(tx, user_id);
    await mailOwner(context, tx, passwordChangedMail, { user_id });
    return user_id;
  });
  // The link proves access to the inbox, so make this browser known: strangers' guesses then can't block the sign-in.
  await rememberDevice(context, visit, userId);
}
