import type { Account } from '#domain/access.ts';
import { ACCOUNT_LINK_MINUTES } from '#domain/limits.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { takeMail } from '../../http/door-limits.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { confirmEmailChangeMail } from '../../mail/templates/confirm-email-change-mail.ts';
import { verifyNewEmailMail } from '../../mail/templates/verify-new-email-mail.ts';
import { requireOwnPassword } from '../passwords/require-own-password.ts';

/**
 * Both addresses get a link. One that has an account already gets none, and the answer is the same: the form
 * does not tell who is here.
 */
export async function requestEmailChange(
  context: Context,
  account: Account,
  ip: string,
  { new_email, password }: { new_email: string; password: string },
): Promise<void> {
  const { user_id, email } = account;
  if (new_email === email) throw alreadyYours();
  await requireOwnPassword(context, user_id, password, 'password');
  await takeMail(context, ip, 'email_change', user_id);
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
  const message = 'This is the address you have.';
  return new Problem('invalid_input', message, [{ path: 'new_email', message }]);
}
