import type { FactorResetOutcome } from '#domain/accounts/factors.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { KnownFailure } from '#server/platform/known-failure.ts';
import { findHolder } from '../queries/find-holder.ts';

type StoppedBy = Exclude<FactorResetOutcome, 'done'>;

/** True if a reset was pending. If it is stopped and carried out at once, only one of the two finds it open. */
export async function stopFactorReset(
  db: Database | Tx,
  { now }: Pick<Context, 'now'>,
  userId: string,
  outcome: StoppedBy,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factor_resets')
    .set({ ended_at: now().toISOString(), outcome })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function stopFactorResetOf(context: Context, typed: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { user_id } = await findHolder(tx, typed);
    if (await stopFactorReset(tx, context, user_id, 'stopped_by_operator')) return;
    throw new KnownFailure('No reset is under way for that account.');
  });
}
