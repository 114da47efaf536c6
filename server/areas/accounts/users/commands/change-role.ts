import { ADMIN_ROLE_WORDS } from '#domain/accounts/admin-role-words.ts';
import type { AdminRole, Role } from '#domain/accounts/roles.ts';
import { passesCreatorGate } from '#domain/creators/creator-states.ts';
import { displayName } from '#domain/format/display-name.ts';
import { endKeys } from '#server/areas/accounts/api-keys/commands/end-keys.ts';
import { endSessions } from '#server/areas/accounts/sessions/commands/end-sessions.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { mailAdmins } from '#server/areas/base/audit-log/notify.ts';
import { signalChange } from '#server/areas/base/events/commands/signal-change.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockAdmins } from '../lock.ts';
import { requireOwnerOver } from '../policy.ts';
import { findRoleRefusal } from '../queries/find-role-refusal.ts';

interface RoleChange {
  admin_id: string;
  user_id: string;
  /** Null removes them as an admin. */
  admin_role: AdminRole | null;
  reason: string;
}

/**
 * Gives somebody a role among the admins, or removes them. Sessions end where the side of the product changes. A change
 * among admins applies to the next request of every open session.
 */
export async function changeRole(context: Context, { admin_id, user_id, admin_role, reason }: RoleChange) {
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    requireOwnerOver('admin', await lockAdmins(tx, admin_id));
    const current = await tx
      .selectFrom('profiles')
      .select(['role', 'admin_role'])
      .where('user_id', '=', user_id)
      .forUpdate()
      .executeTakeFirst();
    if (current === undefined) throw new Problem('not_found', 'We can’t find that account.');
    if (current.admin_role === admin_role) return { user_id, ...current };
    const refusal = await findRoleRefusal(tx, {
      adminId: admin_id,
      userId: user_id,
      becomesAdmin: current.role !== 'admin',
    });
    if (refusal !== null) throw new Problem('conflict', refusal);
    const role = admin_role === null ? await roleLeft(tx, user_id) : 'admin';
    await tx
      .updateTable('profiles')
      .set({ role, admin_role, updated_at: now().toISOString() })
      .where('user_id', '=', user_id)
      .execute();
    await endKeys(tx, { user_id, cause: 'role_changed', at: now() });
    if (role !== current.role) await endSessions(tx, user_id);
    else await signalChange(tx, [user_id]);
    await recordAction(tx, {
      actor_id: admin_id,
      action: 'change_role',
      subject_type: 'account',
      subject_id: user_id,
      reason,
      before: current,
      after: { role, admin_role },
    });
    await notifyPeople(tx, context, {
      user_ids: [user_id],
      kind: 'account_decided',
      notification: {
        notification_key: `role:${admin_role}:${now().getTime()}`,
        title: titleFor(current.admin_role, admin_role),
        href: admin_role === null ? '/settings' : '/admin',
      },
    });
    if (admin_role !== null) await notifyAdmins(tx, context, { admin_id, user_id, admin_role, reason });
    return { user_id, role, admin_role };
  });
}

function titleFor(before: AdminRole | null, after: AdminRole | null): string {
  if (after === null) return 'You’re no longer an admin';
  const role = ADMIN_ROLE_WORDS[after].label;
  return before === null ? `You’re an admin now: ${role}` : `Your admin role is now ${role}`;
}

async function notifyAdmins(
  tx: Tx,
  context: Context,
  { admin_id, user_id, admin_role, reason }: RoleChange & { admin_role: AdminRole },
): Promise<void> {
  const { email, full_name } = await tx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.email', 'profiles.full_name'])
    .where('users.id', '=', user_id)
    .executeTakeFirstOrThrow();
  const what = displayName({ email, full_name });
  const after = ADMIN_ROLE_WORDS[admin_role].label;
  await mailAdmins(tx, context, {
    rule: 'admin',
    change: { kind: 'new_admin', actor_id: admin_id, what, after, reason },
  });
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
