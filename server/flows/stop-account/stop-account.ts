import { displayName } from '#domain/format/display-name.ts';
import { endKeys } from '#server/areas/accounts/api-keys/commands/end-keys.ts';
import { dropEmailChanges } from '#server/areas/accounts/email-changes/commands/drop-email-changes.ts';
import { stopFactorReset } from '#server/areas/accounts/factors/commands/stop-factor-reset.ts';
import { endOpenLinks } from '#server/areas/accounts/links/commands/end-open-links.ts';
import { redeemLink } from '#server/areas/accounts/links/commands/redeem-link.ts';
import { dropPassword } from '#server/areas/accounts/passwords/commands/drop-password.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listAdmins } from '#server/areas/base/notifications/queries/list-admins.ts';
import { stopPayee } from '#server/areas/money/payees/commands/stop-payee.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { accountReportedMail } from './mails/account-reported-mail.ts';

/**
 * Stops an account after its owner reports a change that wasn't theirs. Payouts stop until an admin releases them, all
 * sessions and the password end, and pending changes of email or factors are canceled. It doesn't sign anyone in,
 * because others may read the mail. Passkeys and apps stay, or an inbox would be enough to get around them.
 */
export async function stopAccount(context: Context, token: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { user_id } = await redeemLink(tx, token, ['stop_account'], context.now());
    const at = context.now().toISOString();
    await stopPayee(tx, user_id, at);
    await dropEmailChanges(tx, user_id);
    await stopFactorReset(tx, context, user_id, 'stopped_by_link');
    await dropPassword(tx, user_id);
    await endKeys(tx, { user_id, cause: 'reported', at: context.now() });
    await endOpenLinks(tx, user_id, at);
    await notifyAdmins(tx, context, user_id);
  });
}

async function notifyAdmins(tx: Tx, context: Context, userId: string): Promise<void> {
  const { full_name, email } = await tx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.email', 'profiles.full_name'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const name = displayName({ full_name, email });
  await notifyPeople(tx, context, {
    user_ids: await listAdmins(tx, 'admin_money'),
    kind: 'needs_a_person',
    notification: {
      notification_key: `account-reported:${userId}:${context.now().toISOString()}`,
      title: `${name} reported a change they didn’t make`,
      body: 'All their payouts are on hold, every device is signed out and the password no longer works.',
      href: '/admin/payouts',
    },
    mail: { template: accountReportedMail, facts: { name } },
  });
}
