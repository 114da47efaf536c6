import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type MovedApplication, moveApplication } from './move-application.ts';
import { requireOwnApplication } from './own-application.ts';

/** A creator takes an application back, or turns an invitation down. Said twice it is the same. */
export async function leaveApplication(
  context: Context,
  { user_id }: Pick<Account, 'user_id'>,
  application_id: string,
  move: 'withdraw' | 'decline',
): Promise<MovedApplication> {
  return inTransaction(context.db, async (tx) => {
    const status = await requireOwnApplication(tx, user_id, application_id);
    if (status === LEFT[move]) return { application_id, status };
    return moveApplication(tx, context, { application_id, move, actor_id: user_id });
  });
}

const LEFT = { withdraw: 'withdrawn', decline: 'declined' } as const;
