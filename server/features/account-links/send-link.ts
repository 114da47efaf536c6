import { z } from 'zod';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { resetPasswordMail } from '../../mail/templates/reset-password-mail.ts';
import { signInLinkMail } from '../../mail/templates/sign-in-link-mail.ts';
import { verifyEmailMail } from '../../mail/templates/verify-email-mail.ts';

const MAILS = {
  verify_email: verifyEmailMail,
  sign_in: signInLinkMail,
  reset_password: resetPasswordMail,
} as const;
const MAILED_PURPOSES = ['verify_email', 'sign_in', 'reset_password'] as const;
type MailedPurpose = (typeof MAILED_PURPOSES)[number];

/**
 * Whether an address has an account is found out here, after the answer has left: the door does the same work
 * for every address.
 */
export const sendLink = defineJob({
  name: 'send-account-link',
  payload: z.object({ purpose: z.enum(MAILED_PURPOSES), email: z.string() }),
  retries: 5,
  run: (context, { purpose, email }) => mailLink(context, purpose, email),
});

async function mailLink(context: Context, purpose: MailedPurpose, email: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const holder = await tx
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select(['users.id', 'users.email_verified'])
      .where('users.email', '=', email)
      .where('profiles.account_status', '!=', 'deleted')
      .executeTakeFirst();
    if (holder === undefined || (purpose === 'verify_email' && holder.email_verified)) return;
    await queueMail(context, tx, MAILS[purpose], email, { user_id: holder.id });
  });
}
