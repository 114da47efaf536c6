import type { Account } from '#domain/accounts/access.ts';
import { takeMail } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/http/network-limits.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { findSuppression } from '#server/platform/mail/suppressions.ts';
import { checkEmailMail } from '../mails/check-email-mail.ts';

/** Emails a link to an address that gets no other email. */
export async function requestEmailCheck(
  context: Context,
  { user_id, email }: Account,
  caller: Caller,
): Promise<void> {
  const suppression = await findSuppression(context.db, email);
  if (suppression === null) throw new Problem('conflict', 'Your address already gets our email.');
  await takeMail(context, caller, 'email_check', user_id);
  await inTransaction(context.db, (tx) =>
    queueMail(context, tx, checkEmailMail, email, { suppression_id: suppression.id }),
  );
}
