import type { Actor } from '#domain/accounts/access.ts';
import { redeemLink, unusable } from '#server/areas/accounts/links/commands/redeem-link.ts';
import { keepFormerEmail } from '#server/areas/accounts/owner-mails/former-emails.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { liftSuppression } from '#server/platform/mail/suppressions.ts';
import { emailChangedMail } from '../mails/email-changed-mail.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Confirms one of the two addresses. After the second, the account moves to the new one. The new address confirms in a
 * browser that is signed in: access to that inbox alone must not give anyone an account that somebody else set up.
 */
export async function confirmEmailChange(context: Context, actor: Actor, token: string) {
  const at = context.now().toISOString();
  return inTransaction(context.db, async (tx) => {
    const purposes = ['confirm_email_change', 'verify_new_email'] as const;
    const link = await redeemLink(tx, token, purposes, context.now());
    if (link.purpose === 'verify_new_email' && actor?.user_id !== link.user_id) throw signInFirst();
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

function signInFirst(): Problem {
  return new Problem(
    'access_denied',
    'Sign in to the account that is moving to this address, then open the link again.',
  );
}

/** The address may have been taken since the mails were sent, or in this very moment. */
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
  await liftSuppression(tx, old);
  await keepFormerEmail(tx, { user_id: userId, email: old, left_at: at });
  await queueMail(context, tx, emailChangedMail, old, { user_id: userId, new_email: newEmail });
}
