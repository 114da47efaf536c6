import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { welcomeBusinessMail } from '../mails/welcome-business-mail.ts';
import { welcomeCreatorMail } from '../mails/welcome-creator-mail.ts';

/** Sends the welcome mail on the first verification, whichever link proved the address. */
export async function markVerified(
  context: Context,
  tx: Tx,
  userId: string,
  email: string,
): Promise<boolean> {
  const first = await tx
    .updateTable('users')
    .set({ email_verified: true, updated_at: context.now().toISOString() })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (first === undefined) return false;
  const { role } = await tx
    .selectFrom('profiles')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (role === 'business') await queueMail(context, tx, welcomeBusinessMail, email, {});
  if (role === 'applicant') await queueMail(context, tx, welcomeCreatorMail, email, {});
  return true;
}
