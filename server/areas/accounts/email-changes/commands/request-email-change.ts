import type { Account } from '#domain/accounts/access.ts';
import { ACCOUNT_LINK_MINUTES } from '#domain/accounts/limits.ts';
import { takeMail } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import { requireOwnPassword } from '#server/areas/accounts/passwords/commands/require-own-password.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/http/network-limits.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { confirmEmailChangeMail } from '../mails/confirm-email-change-mail.ts';
import { verifyNewEmailMail } from '../mails/verify-new-email-mail.ts';

/**
 * Mails a link to both addresses. A new address that already has an account gets none, with the same response, so that
 * the form doesn't reveal who has an account.
 */
export async function requestEmailChange(
  context: Context,
  account: Account,
  caller: Caller,
  { new_email, password, session_id }: { new_email: string; password: string; session_id: string },
): Promise<void> {
  const { user_id, email } = account;
  if (new_email === email) throw alreadyYours();
  await requireOwnPassword(context, { user_id, session_id }, password, 'password');
  await takeMail(context, caller, 'email_change', user_id);
  const at = context.now();
  const change = {
    id: newId(),
    user_id,
    new_email,
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + ACCOUNT_LINK_MINUTES * 60_000).toISOString(),
  };
  await inTransaction(context.db, async (tx) => {
    await tx.deleteFrom('email_changes').where('user_id', '=', user_id).execute();
    await tx.insertInto('email_changes').values(change).execute();
    const facts = { user_id, email_change_id: change.id };
    await queueMail(context, tx, confirmEmailChangeMail, email, { ...facts, new_email });
    const taken = await tx.selectFrom('users').select('id').where('email', '=', new_email).executeTakeFirst();
    if (taken === undefined) await queueMail(context, tx, verifyNewEmailMail, new_email, facts);
  });
}

function alreadyYours(): Problem {
  const message = 'That’s already your email.';
  return new Problem('invalid_input', message, [{ path: 'new_email', message }]);
}
