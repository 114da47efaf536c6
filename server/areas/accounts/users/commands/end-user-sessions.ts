import type { Account } from '#domain/accounts/access.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { requireOwnerOver } from '../policy.ts';

interface Ending {
  admin: Pick<Account, 'user_id' | 'admin_role'>;
  user_id: string;
  session_id?: string | undefined;
  reason: string;
}

/** Signs out one device of an account, or all. It succeeds even if no session is left, so it can be repeated. */
export async function endUserSessions(
  { db }: Pick<Context, 'db'>,
  { admin, user_id, session_id, reason }: Ending,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const known = await tx
      .selectFrom('profiles')
      .select('role')
      .where('user_id', '=', user_id)
      .executeTakeFirst();
    if (known === undefined) throw new Problem('not_found', 'We can’t find that account.');
    requireOwnerOver(known.role, admin.admin_role);
    const ended = await tx
      .deleteFrom('sessions')
      .where('user_id', '=', user_id)
      .$if(session_id !== undefined, (query) => query.where('id', '=', session_id ?? ''))
      .executeTakeFirst();
    if (ended.numDeletedRows === 0n) return;
    await recordAction(tx, {
      actor_id: admin.user_id,
      action: session_id === undefined ? 'end_sessions' : 'end_session',
      subject_type: 'account',
      subject_id: user_id,
      reason,
      before: { devices: Number(ended.numDeletedRows) },
      after: { devices: 0 },
    });
  });
}
