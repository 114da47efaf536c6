import type { Role } from '#domain/accounts/roles.ts';
import { passesCreatorGate } from '#domain/creators/creator-states.ts';
import { displayName } from '#domain/format/display-name.ts';
import { endSessions } from '#server/areas/accounts/sessions/commands/end-sessions.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { mailAdmins } from '#server/areas/base/audit-log/notify.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockAdmins } from '../lock.ts';
import { findRoleRefusal } from '../queries/find-role-refusal.ts';

interface RoleChange {
  admin_id: string;
  user_id: string;
  is_admin: boolean;
  reason: string;
}

/** Grants or removes the admin role. All sessions end, so that none continues with the old role. */
export async function changeRole(context: Context, { admin_id, user_id, is_admin, reason }: RoleChange) {
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    await lockAdmins(tx, admin_id);
    const current = await tx
      .selectFrom('profiles')
      .select('role')
      .where('user_id', '=', user_id)
      .forUpdate()
      .executeTakeFirst();
    if (current === undefined) throw new Problem('not_found', 'We can’t find that account.');
    if ((current.role === 'admin') === is_admin) return { user_id, role: current.role };
    const refusal = await findRoleRefusal(tx, {
      adminId: admin_id,
      userId: user_id,
      becomesAdmin: is_admin,
    });
    if (refusal !== null) throw new Problem('conflict', refusal);
    const role = is_admin ? 'admin' : await roleLeft(tx, user_id);
    await tx
      .updateTable('profiles')
      .set({ role, updated_at: now().toISOString() })
      .where('user_id', '=', user_id)
      .execute();
    await endSessions(tx, user_id);
    await recordAction(tx, {
      actor_id: admin_id,
      action: 'change_role',
      subject_type: 'account',
      subject_id: user_id,
      reason,
      before: { role: current.role },
      after: { role },
    });
    await notifyPeople(tx, context, {
      user_ids: [user_id],
      kind: 'account_decided',
      notification: {
        notification_key: `role:${is_admin}:${now().getTime()}`,
        title: is_admin ? 'You’re an admin now' : 'You’re no longer an admin',
        href: is_admin ? '/admin' : '/settings',
      },
    });
    if (is_admin) await notifyAdmins(tx, context, { admin_id, user_id, reason });
    return { user_id, role };
  });
}

async function notifyAdmins(
  tx: Tx,
  context: Context,
  { admin_id, user_id, reason }: Omit<RoleChange, 'is_admin'>,
): Promise<void> {
  const { email, full_name } = await tx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.email', 'profiles.full_name'])
    .where('users.id', '=', user_id)
    .executeTakeFirstOrThrow();
  const what = displayName({ email, full_name });
  await mailAdmins(tx, context, { change: { kind: 'new_admin', actor_id: admin_id, what, reason } });
}

/** The role of a former admin, which follows from the other records of the account. */
async function roleLeft(tx: Tx, userId: string): Promise<Role | null> {
  const { creator_id, status, business_id } = await tx
    .selectFrom('profiles')
    .leftJoin('creators', 'creators.user_id', 'profiles.user_id')
    .leftJoin('business_members', (join) =>
      join
        .onRef('business_members.user_id', '=', 'profiles.user_id')
        .on('business_members.status', '=', 'active'),
    )
    .select(['creators.id as creator_id', 'creators.status', 'business_members.business_id'])
    .where('profiles.user_id', '=', userId)
    .limit(1)
    .executeTakeFirstOrThrow();
  if (business_id !== null) return 'business';
  if (creator_id === null) return null;
  return passesCreatorGate(status) || status === 'suspended' ? 'creator' : 'applicant';
}
