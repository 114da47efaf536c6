import { type AccessRuleName, adminRolesOf } from '#domain/accounts/access.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { queueMails } from '#server/platform/mail/queue-mail.ts';
import { type AdminChange, adminChangeMail } from './mails/admin-change-mail.ts';

type Change = Omit<AdminChange, 'actor'> & { actor_id: string };

interface Announcement {
  rule: AccessRuleName;
  change: Change;
  except?: string;
}

/** Mails every active admin who may use what the rule guards, whatever their preferences, because this is how a stolen admin account is noticed. */
export async function mailAdmins(
  tx: Tx,
  context: Pick<Context, 'queue'>,
  { rule, change: { actor_id, ...change }, except }: Announcement,
): Promise<void> {
  const admins = await tx
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(['users.id', 'users.email', 'profiles.full_name', 'profiles.admin_role'])
    .where('profiles.role', '=', 'admin')
    .where('profiles.account_status', '=', 'active')
    .orderBy('users.id')
    .execute();
  const actor = admins.find(({ id }) => id === actor_id) ?? { full_name: null, email: null };
  const roles = adminRolesOf(rule);
  const recipients = admins.filter(
    ({ id, admin_role }) => id !== except && admin_role !== null && roles.includes(admin_role),
  );
  await queueMails(context, tx, adminChangeMail, recipients, { ...change, actor: displayName(actor) });
}
