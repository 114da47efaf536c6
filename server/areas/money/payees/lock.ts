import type { Context } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

export type LockedPayee = Awaited<ReturnType<typeof lockPayee>>;

/** Locks the payout account, so that changes to a creator's payouts run one after the other. */
export async function lockPayee(tx: Tx, payeeId: string) {
  return tx.selectFrom('payees').selectAll().where('id', '=', payeeId).forUpdate().executeTakeFirstOrThrow();
}

/** The payout account at the current provider. */
export async function findPayee(
  db: Database | Tx,
  { payments }: Pick<Context, 'payments'>,
  creatorId: string,
) {
  return db
    .selectFrom('payees')
    .selectAll()
    .where('creator_id', '=', creatorId)
    .where('provider', '=', payments.name)
    .executeTakeFirst();
}
