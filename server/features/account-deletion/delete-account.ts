import type { Account } from '#domain/access.ts';
import { ACCOUNT_MOVES } from '#domain/account-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { accountDeletedMail } from '../../mail/templates/account-deleted-mail.ts';
import { holdAdmins } from '../admin-users/hold-admins.ts';
import { leaveApplications } from '../applications/leave-applications.ts';
import { eraseCreator } from '../creators/erase-creator.ts';
import { requireOwnPassword } from '../passwords/require-own-password.ts';
import { eraseSocialAccounts, revokeErased } from '../social-accounts/erase-social-accounts.ts';
import { findHindrance } from './find-hindrance.ts';

/** Erases who somebody was. The row stays, without a name, because the history of money points to it. */
export async function deleteAccount(context: Context, account: Account, password: string): Promise<void> {
  const { user_id, email } = account;
  await requireOwnPassword(context, user_id, password, 'password');
  const elsewhere = await inTransaction(context.db, async (tx) => {
    // Two admins who leave at once leave one after the other, and the second is told that nobody else is left.
    if (account.role === 'admin' && account.account_status === 'active') await holdAdmins(tx, user_id);
    const { account_status } = await tx
      .selectFrom('profiles')
      .select('account_status')
      .where('user_id', '=', user_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!ACCOUNT_MOVES.delete.from.includes(account_status)) {
      throw new Problem('conflict', 'This account is deleted already.');
    }
    const hindrance = await findHindrance(tx, user_id);
    if (hindrance !== null) throw new Problem('conflict', hindrance);
    await leaveApplications(tx, context, user_id);
    await erase(tx, account, context.now().toISOString());
    await queueMail(context, tx, accountDeletedMail, email, {});
    return eraseSocialAccounts(tx, context, user_id);
  });
  await revokeErased(context, elsewhere);
}

async function erase(tx: Tx, { user_id: userId, email }: Account, updated_at: string): Promise<void> {
  const nobody = `${userId}@deleted.invalid`;
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await tx.deleteFrom('credentials').where('user_id', '=', userId).execute();
  await tx.deleteFrom('account_links').where('user_id', '=', userId).execute();
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('notification_preferences').where('user_id', '=', userId).execute();
  // What they wrote stays with those they wrote to, under no name.
  await tx.deleteFrom('conversation_participants').where('user_id', '=', userId).execute();
  await tx
    .updateTable('business_members')
    .set({ status: 'removed', updated_at })
    .where('user_id', '=', userId)
    .execute();
  await eraseCreator(tx, userId, updated_at);
  await tx
    .updateTable('profiles')
    .set({ full_name: null, status_reason: null, account_status: ACCOUNT_MOVES.delete.to, updated_at })
    .where('user_id', '=', userId)
    .execute();
  await tx
    .updateTable('users')
    .set({ email: nobody, email_verified: false, updated_at })
    .where('id', '=', userId)
    .execute();
  await tx
    .updateTable('email_events')
    .set({ status: 'failed' })
    .where('recipient', '=', email)
    .where('status', '=', 'queued')
    .execute();
  await tx
    .updateTable('email_events')
    .set({ recipient: nobody, last_error: null })
    .where('recipient', '=', email)
    .execute();
  await tx.deleteFrom('mailbox_messages').where('recipient', '=', email).execute();
  await tx.deleteFrom('business_invitations').where('email', '=', email).execute();
  await tx.deleteFrom('waiting_list_entries').where('email', '=', email).execute();
}
