import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { welcomeBusinessMail } from '../../mail/templates/welcome-business-mail.ts';
import { welcomeCreatorMail } from '../../mail/templates/welcome-creator-mail.ts';

/** Whoever is verified for the first time is welcomed, whichever link proved the address. */
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
