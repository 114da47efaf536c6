import { passesCreatorGate } from '#domain/creator-states.ts';
import type { Role } from '#domain/roles.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { findRoleHindrance } from './find-role-hindrance.ts';
import { holdAdmins } from './hold-admins.ts';

interface RoleChange {
  admin_id: string;
  user_id: string;
  is_admin: boolean;
  reason: string;
}

/** Makes an account an admin, or takes that away. They sign in again, so that nothing runs on under the old role. */
export async function changeRole({ db, now }: Context, { admin_id, user_id, is_admin, reason }: RoleChange) {
  return inTransaction(db, async (tx) => {
    await holdAdmins(tx, admin_id);
    const held = await tx
      .selectFrom('profiles')
      .select('role')
      .where('user_id', '=', user_id)
      .forUpdate()
      .executeTakeFirst();
    if (held === undefined) throw new Problem('not_found', 'There is no such account.');
    if ((held.role === 'admin') === is_admin) return { user_id, role: held.role };
    const hindrance = await findRoleHindrance(tx, {
      adminId: admin_id,
      userId: user_id,
      becomesAdmin: is_admin,
    });
    if (hindrance !== null) throw new Problem('conflict', hindrance);
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
      before: { role: held.role },
      after: { role },
    });
    return { user_id, role };
  });
}

/** What an account is that is no admin any more: what its records make it. */
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
