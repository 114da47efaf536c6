import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { closeDispute } from './close-dispute.ts';
import { holdAsParty } from './hold-dispute.ts';

/** Whoever opened it takes it back before it is decided: the work goes on where it stood. */
export function withdrawDispute(context: Context, account: Account, disputeId: string): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const { held, side } = await holdAsParty(tx, account, disputeId);
    const actor_id = account.user_id;
    await closeDispute(tx, context, held, { move: 'withdraw', cause: 'withdrawn', mover: side, actor_id });
  });
}
