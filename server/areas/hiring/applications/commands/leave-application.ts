import type { Account } from '#domain/accounts/access.ts';
import type { ApplicationStatus } from '#domain/hiring/application-states.ts';
import { lockApplication } from '#server/areas/hiring/places/lock.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { requireOwnApplication } from '../queries/own-application.ts';
import { moveApplication } from '../transition.ts';

/** Withdraws an application or declines an invitation. Safe to repeat. */
export async function leaveApplication(
  context: Context,
  { user_id }: Pick<Account, 'user_id'>,
  application_id: string,
  move: 'withdraw' | 'decline',
): Promise<{ application_id: string; status: ApplicationStatus }> {
  return inTransaction(context.db, async (tx) => {
    await requireOwnApplication(tx, user_id, application_id);
    const locked = await lockApplication(tx, { application_id });
    if (locked.status === LEFT[move]) return { application_id, status: locked.status };
    const { status } = await moveApplication(tx, context, locked, { move, actor_id: user_id });
    return { application_id, status };
  });
}

const LEFT = { withdraw: 'withdrawn', decline: 'declined' } as const;
