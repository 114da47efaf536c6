import type { Tx } from '#server/platform/db/database.ts';

/** Locks each payout account, so a payout is either stopped or has already left. */
export async function stopPayee(tx: Tx, userId: string, at: string): Promise<void> {
  await tx
    .updateTable('payees')
    .set((eb) => ({ stopped_at: eb.fn.coalesce('stopped_at', eb.val(at)), updated_at: at }))
    .where('creator_id', 'in', (eb) => eb.selectFrom('creators').select('id').where('user_id', '=', userId))
    .execute();
}
