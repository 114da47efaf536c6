import { expectedArrival, nextBatchAt } from '#domain/money/payout-clock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { lockPayout } from '../lock.ts';
import { movePayout } from '../transition.ts';

const TRY_AGAIN_MS = 600_000;

/** Keeps a payout our balance doesn't cover for a later batch. It can be canceled until then. */
export async function keepForBalance(tx: Tx, id: string, now: Date): Promise<void> {
  const leavesAt = nextBatchAt(now);
  await tx
    .updateTable('payouts')
    .set((eb) => ({
      short_since: eb.fn.coalesce('short_since', eb.val(now.toISOString())),
      leaves_at: leavesAt.toISOString(),
      arrives_on: expectedArrival(leavesAt),
      updated_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .execute();
}

/**
 * The provider refused because our balance is too low, so nothing left. It stores the refusal under the idempotency
 * key, so the next try needs a new round. If an earlier call may still be running, the payout stays with the provider
 * and is looked up again; otherwise it goes back to the queue.
 */
export function noteShort(
  context: Context,
  { id, attempts }: { id: string; attempts: number },
): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const now = context.now();
    const payout = await lockPayout(tx, id);
    if (payout.status !== 'processing') return;
    await tx
      .updateTable('payouts')
      .set((eb) => ({
        round: eb('round', '+', 1),
        short_since: eb.fn.coalesce('short_since', eb.val(now.toISOString())),
        next_look_at: new Date(now.getTime() + TRY_AGAIN_MS).toISOString(),
        updated_at: now.toISOString(),
      }))
      .where('id', '=', id)
      .execute();
    if (attempts === 1 && payout.attempts === 1) await movePayout(tx, payout, { move: 'keep_back' }, now);
  });
}

/** The bank rejected it, and its money is still in the payee's account at the provider. */
export async function noteUnreturned({ db, now }: Context, id: string): Promise<void> {
  const at = now().toISOString();
  await db
    .updateTable('payouts')
    .set((eb) => ({
      unreturned_since: eb.fn.coalesce('unreturned_since', eb.val(at)),
      next_look_at: new Date(now().getTime() + TRY_AGAIN_MS).toISOString(),
    }))
    .where('id', '=', id)
    .where('status', 'in', ['processing', 'paid'])
    .execute();
}
