import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { mailedReturn, returnFacts } from '../mailed-return.ts';
import { noSignInLinkMail } from '../mails/no-sign-in-link-mail.ts';
import { resetPasswordMail } from '../mails/reset-password-mail.ts';
import { signInLinkMail } from '../mails/sign-in-link-mail.ts';
import { verifyEmailMail } from '../mails/verify-email-mail.ts';

const MAILS = {
  verify_email: verifyEmailMail,
  sign_in: signInLinkMail,
  reset_password: resetPasswordMail,
} as const;
const MAILED_PURPOSES = ['verify_email', 'sign_in', 'reset_password'] as const;
type MailedPurpose = (typeof MAILED_PURPOSES)[number];

/**
 * Without an account the job does nothing. It is queued anyway, so that a request takes as long for an unknown address.
 * Jobs are kept for days, so the payload names the account and not the address.
 */
export const sendLink = defineJob({
  name: 'send-account-link',
  payload: z.object({
    purpose: z.enum(MAILED_PURPOSES),
    user_id: z.uuid().nullable().default(null),
    ...returnFacts,
  }),
  retries: 5,
  run: (context, { purpose, user_id, return_to }) => mailLink(context, purpose, user_id, return_to),
});

async function mailLink(
  context: Context,
  purpose: MailedPurpose,
  userId: string | null,
  returnTo: string | undefined,
): Promise<void> {
  if (userId === null) return;
  await inTransaction(context.db, async (tx) => {
    const holder = await tx
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select(['users.id', 'users.email', 'users.email_verified', 'profiles.role'])
      .where('users.id', '=', userId)
      .where('profiles.account_status', '!=', 'deleted')
      .executeTakeFirst();
    if (holder === undefined || (purpose === 'verify_email' && holder.email_verified)) return;
    if (purpose === 'sign_in' && holder.role === 'admin') {
      await queueMail(context, tx, noSignInLinkMail, holder.email, {});
      return;
    }
    const facts = { user_id: holder.id, ...mailedReturn(returnTo) };
    await queueMail(context, tx, MAILS[purpose], holder.email, facts);
  });
}
