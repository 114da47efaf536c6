import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { redeemLink } from '../account-links/redeem-link.ts';
import { openProvedSession, type Visit } from '../sessions/open-session.ts';
import { markVerified } from './mark-verified.ts';
import { BROWSER_COOKIE, readBrowser } from './sign-up-ticket.ts';

/**
 * Spends the link. Only the browser that signed up is signed in with it: elsewhere the link proves the address,
 * and the password is still asked for.
 */
export async function verifyEmail(context: Context, visit: Visit, token: string) {
  const { user_id, email } = await inTransaction(context.db, async (tx) => {
    const link = await redeemLink(tx, token, ['verify_email'], context.now());
    await markVerified(context, tx, link.user_id, link.email);
    return link;
  });
  const isHere = readBrowser(context.config, visit.request.cookies[BROWSER_COOKIE]) === user_id;
  if (isHere) {
    await openProvedSession(context, visit, user_id);
    visit.reply.clearCookie(BROWSER_COOKIE, { path: '/' });
  }
  return { email, is_signed_in: isHere };
}
