import { markVerified } from '#server/areas/accounts/links/commands/mark-verified.ts';
import { redeemLink } from '#server/areas/accounts/links/commands/redeem-link.ts';
import { isElsewhere } from '#server/areas/accounts/links/queries/is-elsewhere.ts';
import { browserCookieName } from '#server/areas/accounts/links/queries/sign-up-ticket.ts';
import { requireOpenLink } from '#server/areas/accounts/links/require-open-link.ts';
import { dropPassword } from '#server/areas/accounts/passwords/commands/drop-password.ts';
import { openSession, type Visit } from '#server/areas/accounts/sessions/commands/open-session.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { checkSignUpPassword } from './check-sign-up-password.ts';

/**
 * Uses up the link. The browser that signed up, or the password chosen there, shows that the same person did both, and
 * signs them in. Without either, the link still proves the address, and the password of the sign-up is deleted.
 */
export async function verifyEmail(
  context: Context,
  visit: Visit,
  { token, password }: { token: string; password?: string | undefined },
) {
  await requireOpenLink(context, token, 'verify_email');
  const isHere = !(await isElsewhere(context, visit.request, token));
  if (!isHere && password !== undefined) await checkSignUpPassword(context, token, password);
  const isOnePerson = isHere || password !== undefined;
  const { user_id, email } = await inTransaction(context.db, async (tx) => {
    const link = await redeemLink(tx, token, ['verify_email'], context.now());
    const isFirstProof = await markVerified(context, tx, link.user_id, link.email);
    if (isFirstProof && !isOnePerson) await dropPassword(tx, link.user_id);
    return link;
  });
  if (isOnePerson) await openSession(context, visit, user_id, null);
  if (isHere)
    visit.reply.clearCookie(browserCookieName(context.config), {
      path: '/',
      secure: context.config.secure_cookies,
    });
  return { email, is_signed_in: isOnePerson };
}
