import type { PayeeStatus } from '#domain/payout-states.ts';
import type { Context } from '../../context.ts';
import type { Database, Tx } from '../../db/database.ts';

export type HeldPayee = Awaited<ReturnType<typeof holdPayee>>;

/** Locks the payout account. Everything that happens to the payouts of a creator passes here, one after the other. */
export async function holdPayee(tx: Tx, payeeId: string) {
  const row = await tx
    .selectFrom('payees')
    .selectAll()
    .where('id', '=', payeeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...row, status: row.status as PayeeStatus };
}

/** The payout account with the provider that is in use. */
export async function findPayee(
  db: Database | Tx,
  { payments }: Pick<Context, 'payments'>,
  creatorId: string,
) {
  const row = await db
    .selectFrom('payees')
    .selectAll()
    .where('creator_id', '=', creatorId)
    .where('provider', '=', payments.name)
    .executeTakeFirst();
  return row && { ...row, status: row.status as PayeeStatus };
}
