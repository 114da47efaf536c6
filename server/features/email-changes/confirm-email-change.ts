import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { emailChangedMail } from '../../mail/templates/email-changed-mail.ts';
import { redeemLink, unusable } from '../account-links/redeem-link.ts';

const UNIQUE_VIOLATION = '23505';

/** One of the two addresses agrees. With the second the account moves. */
export async function confirmEmailChange(context: Context, token: string) {
  const at = context.now().toISOString();
  return inTransaction(context.db, async (tx) => {
    const purposes = ['confirm_email_change', 'verify_new_email'] as const;
    const link = await redeemLink(tx, token, purposes, context.now());
    const stamp = link.purpose === 'verify_new_email' ? { new_confirmed_at: at } : { old_confirmed_at: at };
    const change = await tx
      .updateTable('email_changes')
      .set(stamp)
      .where('id', '=', link.email_change_id)
      .where('expires_at', '>', at)
      .returning(['id', 'new_email', 'old_confirmed_at', 'new_confirmed_at'])
      .executeTakeFirst();
    if (change === undefined) throw unusable();
    const { new_email, old_confirmed_at, new_confirmed_at } = change;
    if (old_confirmed_at === null) return { new_email, waits_for: 'old' as const };
    if (new_confirmed_at === null) return { new_email, waits_for: 'new' as const };
    await moveAccount(context, tx, link.user_id, new_email, at);
    return { new_email, waits_for: null };
  });
}

/** The address may have been taken while the mails lay unread, or in this very moment. */
async function moveAccount(context: Context, tx: Tx, userId: string, newEmail: string, at: string) {
  const { email: old } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('users')
    .set({ email: newEmail, email_verified: true, updated_at: at })
    .where('id', '=', userId)
    .execute()
    .catch((cause: { code?: string }) => {
      throw cause.code === UNIQUE_VIOLATION ? unusable() : cause;
    });
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  await queueMail(context, tx, emailChangedMail, old, { new_email: newEmail });
}
