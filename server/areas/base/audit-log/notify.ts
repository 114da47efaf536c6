import { displayName } from '#domain/format/display-name.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { queueMails } from '#server/platform/mail/queue-mail.ts';
import { type AdminChange, adminChangeMail } from './mails/admin-change-mail.ts';

type Change = Omit<AdminChange, 'actor'> & { actor_id: string };

/** Mails every active admin, whatever their preferences, because this is how a stolen admin account is noticed. */
export async function mailAdmins(
  tx: Tx,
  context: Pick<Context, 'queue'>,
  { change: { actor_id, ...change }, except }: { change: Change; except?: string },
): Promise<void> {
  const admins = await tx
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(['users.id', 'users.email', 'profiles.full_name'])
    .where('profiles.role', '=', 'admin')
    .where('profiles.account_status', '=', 'active')
    .orderBy('users.id')
    .execute();
  const actor = admins.find(({ id }) => id === actor_id) ?? { full_name: null, email: null };
  const recipients = admins.filter(({ id }) => id !== except);
  await queueMails(context, tx, adminChangeMail, recipients, { ...change, actor: displayName(actor) });
}
