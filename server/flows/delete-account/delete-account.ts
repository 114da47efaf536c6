import type { Account } from '#domain/accounts/access.ts';
import { ACCOUNT_MOVES } from '#domain/accounts/account-states.ts';
import { requireOwnPassword } from '#server/areas/accounts/passwords/commands/require-own-password.ts';
import { lockAdmins } from '#server/areas/accounts/users/lock.ts';
import { eraseCreator } from '#server/areas/creators/profiles/commands/erase-creator.ts';
import {
  eraseSocialAccounts,
  revokeErased,
} from '#server/areas/creators/social-accounts/commands/erase-social-accounts.ts';
import { leaveApplications } from '#server/areas/hiring/applications/commands/leave-applications.ts';
import { eraseW9 } from '#server/areas/money/w9s/commands/erase-w9s.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { eraseBusinesses } from './erase-businesses.ts';
import { eraseWork } from './erase-work.ts';
import { findDeletionRefusal } from './find-deletion-refusal.ts';
import { findLeaving } from './find-leaving.ts';
import { accountDeletedMail } from './mails/account-deleted-mail.ts';
import { replaceName } from './replace-name.ts';

/** Erases a person's data. The row stays, without a name, because the history of payments refers to it. */
export async function deleteAccount(
  context: Context,
  account: Account,
  sessionId: string,
  password: string,
): Promise<void> {
  const { user_id, email } = account;
  await requireOwnPassword(context, { user_id, session_id: sessionId }, password, 'password');
  const elsewhere = await inTransaction(context.db, async (tx) => {
    // If two admins delete their accounts at once, the second is refused as the last one.
    if (account.role === 'admin' && account.account_status === 'active') await lockAdmins(tx, user_id);
    const { account_status } = await tx
      .selectFrom('profiles')
      .select('account_status')
      .where('user_id', '=', user_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!ACCOUNT_MOVES.delete.from.includes(account_status)) {
      throw new Problem('conflict', 'This account was already deleted.');
    }
    const refusal = await findDeletionRefusal(tx, user_id);
    if (refusal !== null) throw new Problem('conflict', refusal);
    await leaveApplications(tx, context, user_id);
    const at = context.now().toISOString();
    const leaving = await findLeaving(tx, user_id);
    await replaceName(tx, leaving);
    await eraseWork(tx, leaving, at);
    if (leaving.creator_id !== null) await eraseW9(tx, leaving.creator_id, context.now());
    await eraseBusinesses(tx, leaving, at);
    await erase(tx, account, at);
    await queueMail(context, tx, accountDeletedMail, email, {});
    return eraseSocialAccounts(tx, context, user_id);
  });
  await revokeErased(context, elsewhere);
}

const OF_ONE_PERSON = [
  'sessions',
  'api_keys',
  'webhook_endpoints',
  'credentials',
  'known_devices',
  'device_codes',
  'passkeys',
  'authenticator_apps',
  'recovery_codes',
  'factor_resets',
  'sign_in_steps',
  'account_links',
  'email_changes',
  'former_emails',
  'notification_preferences',
  'announcement_mails',
  'announcement_dismissals',
  'mailing_addresses',
  'application_signatures',
  'conversation_participants',
  'calendar_feeds',
  'saved_searches',
  'saved_replies',
  'saved_views',
  'support_requests',
  'notifications',
  'idempotency_keys',
  'uploads',
  'upload_days',
] as const;

async function erase(tx: Tx, { user_id: userId, email }: Account, updated_at: string): Promise<void> {
  const nobody = `${userId}@deleted.invalid`;
  // Their messages stay with the people who received them, without a name.
  for (const table of OF_ONE_PERSON) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  await tx
    .updateTable('business_members')
    .set({ status: 'removed', updated_at })
    .where('user_id', '=', userId)
    .execute();
  await tx.updateTable('rating_reports').set({ note: '' }).where('reporter_id', '=', userId).execute();
  await tx
    .deleteFrom('blocks')
    .where('blocked_by_user_id', '=', userId)
    .where('blocked_by', '=', 'creator')
    .execute();
  await tx.updateTable('list_exports').set({ filters: '{}' }).where('user_id', '=', userId).execute();
  // The hourly sweep deletes the files.
  await tx
    .updateTable('list_exports')
    .set({ expires_at: updated_at })
    .where('user_id', '=', userId)
    .where('status', '=', 'done')
    .execute();
  await tx.updateTable('reports').set({ note: '' }).where('reporter_id', '=', userId).execute();
  await tx
    .updateTable('report_decisions')
    .set({ appeal_words: '' })
    .where('person_id', '=', userId)
    .where('appeal_words', 'is not', null)
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
    .set((eb) => ({ recipient: nobody, last_error: null, subject: eb.ref('template') }))
    .where('recipient', '=', email)
    .execute();
  await tx.deleteFrom('mailbox_messages').where('recipient', '=', email).execute();
  await tx.deleteFrom('email_suppressions').where('address', '=', email.toLowerCase()).execute();
  await tx.deleteFrom('business_invitations').where('email', '=', email).execute();
  await tx.deleteFrom('waitlist_entries').where('email', '=', email).execute();
}
