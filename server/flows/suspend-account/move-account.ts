import { ACCOUNT_MOVES } from '#domain/accounts/account-states.ts';
import { endKeys } from '#server/areas/accounts/api-keys/commands/end-keys.ts';
import { endSessions } from '#server/areas/accounts/sessions/commands/end-sessions.ts';
import { changeAccount } from '#server/areas/accounts/users/commands/change-account.ts';
import { lockAdmins } from '#server/areas/accounts/users/lock.ts';
import { requireOwnerOver } from '#server/areas/accounts/users/policy.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { endStops } from '#server/areas/money/campaign-stops/commands/end-stops.ts';
import { resumeClocks } from '#server/areas/work/collaborations/commands/resume-clocks.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { notifyAboutMove } from './notify.ts';
import { type Suspended, stopMoney } from './stop-money.ts';

interface Move {
  move: 'suspend' | 'unsuspend';
  admin_id: string;
  user_id: string;
  reason: string;
  /** Whether the person can appeal in the product, as after a report. */
  can_appeal?: boolean;
}

/** Suspends an account and ends its sessions, or reinstates it. Both are in the audit log. */
export function moveAccount(context: Context, move: Move) {
  return inTransaction(context.db, (tx) => moveAccountIn(tx, context, move));
}

/** The same in the caller's transaction. */
export async function moveAccountIn(
  tx: Tx,
  context: Context,
  { move, admin_id, user_id, reason, can_appeal = false }: Move,
) {
  const { from, to } = ACCOUNT_MOVES[move];
  if (admin_id === user_id) throw new Problem('conflict', 'You can’t do this to your own account.');
  const actor = await lockAdmins(tx, admin_id);
  const locked = await tx
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(['profiles.account_status', 'profiles.role', 'users.email'])
    .where('profiles.user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) throw new Problem('not_found', 'We can’t find that account.');
  requireOwnerOver(locked.role, actor);
  if (!from.includes(locked.account_status)) {
    throw new Problem('conflict', `The account is already ${locked.account_status}.`);
  }
  const status_reason = move === 'suspend' ? reason : null;
  await changeAccount(tx, user_id, { account_status: to, status_reason }, context.now());
  if (move === 'suspend') {
    await endSessions(tx, user_id);
    await endKeys(tx, { user_id, cause: 'suspended', at: context.now() });
    await stopMoney(tx, context, { user_id, admin_id });
  } else {
    await resumeMoney(tx, context, { user_id, admin_id });
  }
  await notifyAboutMove(tx, context, { move, user_id, email: locked.email, reason, can_appeal });
  await recordAction(tx, {
    actor_id: admin_id,
    action: `${move}_account`,
    subject_type: 'account',
    subject_id: user_id,
    reason,
    before: { account_status: locked.account_status },
    after: { account_status: to },
  });
  return { user_id, account_status: to };
}

/** Resumes campaigns unless something else stops them, and extends deadlines. Payouts leave with the next batch. */
async function resumeMoney(tx: Tx, context: Context, { user_id, admin_id }: Suspended): Promise<void> {
  await endStops(tx, context, {
    cause: 'owner_suspended',
    subject_id: user_id,
    mover: 'admin',
    actor_id: admin_id,
  });
  await resumeClocks(tx, user_id, context.now());
}
