import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { lockAsParty } from '../lock.ts';
import { closeDispute } from './close-dispute.ts';

/** Withdraws a dispute before the decision, by the side that opened it. The work continues where it stopped. */
export function withdrawDispute(context: Context, account: Account, disputeId: string): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const { locked, side } = await lockAsParty(tx, account, disputeId);
    const actor_id = account.user_id;
    await closeDispute(tx, context, locked, { move: 'withdraw', cause: 'withdrawn', mover: side, actor_id });
  });
}
