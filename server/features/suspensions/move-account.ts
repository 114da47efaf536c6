import { ACCOUNT_MOVES } from '#domain/account-states.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { accountSuspendedMail } from '../../mail/templates/account-suspended-mail.ts';
import { holdAdmins } from '../admin-users/hold-admins.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { endSessions } from '../sessions/end-sessions.ts';

interface Move {
  move: 'suspend' | 'unsuspend';
  admin_id: string;
  user_id: string;
  reason: string;
}

/** An admin suspends an account, whose sessions end at once, or takes that back. Both stand in the audit log. */
export async function moveAccount(context: Context, { move, admin_id, user_id, reason }: Move) {
  const { from, to } = ACCOUNT_MOVES[move];
  if (admin_id === user_id) throw new Problem('conflict', 'You cannot do this to your own account.');
  return inTransaction(context.db, async (tx) => {
    await holdAdmins(tx, admin_id);
    const held = await tx
      .selectFrom('profiles')
      .innerJoin('users', 'users.id', 'profiles.user_id')
      .select(['profiles.account_status', 'users.email'])
      .where('profiles.user_id', '=', user_id)
      .forUpdate()
      .executeTakeFirst();
    if (held === undefined) throw new Problem('not_found', 'There is no such account.');
    if (!from.includes(held.account_status)) {
      throw new Problem('conflict', `The account is ${held.account_status} now.`);
    }
    await tx
      .updateTable('profiles')
      .set({
        account_status: to,
        status_reason: move === 'suspend' ? reason : null,
        updated_at: context.now().toISOString(),
      })
      .where('user_id', '=', user_id)
      .execute();
    if (move === 'suspend') {
      await endSessions(tx, user_id);
      await queueMail(context, tx, accountSuspendedMail, held.email, { reason });
    }
    await recordAction(tx, {
      actor_id: admin_id,
      action: `${move}_account`,
      subject_type: 'account',
      subject_id: user_id,
      reason,
      before: { account_status: held.account_status },
      after: { account_status: to },
    });
    return { user_id, account_status: to };
  });
}
