import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { redeemLink } from '../account-links/redeem-link.ts';
import { markVerified } from '../sign-up/mark-verified.ts';
import { BROWSER_COOKIE, readBrowser } from '../sign-up/sign-up-ticket.ts';
import { openProvedSession, type Visit } from './open-session.ts';

/**
 * The link proves the address. Where nobody had proved it before, the password was chosen by whoever typed the
 * address first, so it ends here, but in the browser that chose it: a stranger cannot lie in wait behind somebody
 * else's email.
 */
export async function signInWithLink(context: Context, visit: Visit, token: string) {
  const { user_id } = await inTransaction(context.db, async (tx) => {
    const link = await redeemLink(tx, token, ['sign_in'], context.now());
    const isFirstProof = await markVerified(context, tx, link.user_id, link.email);
    const isHere = readBrowser(context.config, visit.request.cookies[BROWSER_COOKIE]) === link.user_id;
    if (isFirstProof && !isHere)
      await tx.deleteFrom('credentials').where('user_id', '=', link.user_id).execute();
    return link;
  });
  return openProvedSession(context, visit, user_id);
}
