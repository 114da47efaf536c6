import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { recordAction } from '../audit-log/record-action.ts';

interface Ending {
  admin_id: string;
  user_id: string;
  session_id?: string | undefined;
  reason: string;
}

/** Signs one device of somebody out, or all of them. Having none left is no fault: the second of two is told nothing new. */
export async function endUserSessions(
  { db }: Pick<Context, 'db'>,
  { admin_id, user_id, session_id, reason }: Ending,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const known = await tx.selectFrom('users').select('id').where('id', '=', user_id).executeTakeFirst();
    if (known === undefined) throw new Problem('not_found', 'There is no such account.');
    const ended = await tx
      .deleteFrom('sessions')
      .where('user_id', '=', user_id)
      .$if(session_id !== undefined, (query) => query.where('id', '=', session_id ?? ''))
      .executeTakeFirst();
    if (ended.numDeletedRows === 0n) return;
    await recordAction(tx, {
      actor_id: admin_id,
      action: session_id === undefined ? 'end_sessions' : 'end_session',
      subject_type: 'account',
      subject_id: user_id,
      reason,
      before: { devices: Number(ended.numDeletedRows) },
      after: { devices: 0 },
    });
  });
}
