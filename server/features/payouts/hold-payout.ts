import type { PayoutStatus } from '#domain/payout-states.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { holdPayee } from '../payees/hold-payee.ts';

export type HeldPayout = Awaited<ReturnType<typeof holdPayout>>;

/** Locks the payout account, the earnings a payout is made of, then the payout. */
export async function holdPayout(tx: Tx, payoutId: string) {
  const known = await tx
    .selectFrom('payouts')
    .select('payee_id')
    .where('id', '=', payoutId)
    .executeTakeFirst();
  if (known === undefined) throw new Problem('not_found', 'There is no such payout.');
  const payee = await holdPayee(tx, known.payee_id);
  const parts = await tx
    .selectFrom('payout_parts')
    .innerJoin('earnings', 'earnings.id', 'payout_parts.earning_id')
    .select(['payout_parts.earning_id', 'payout_parts.amount_cents'])
    .where('payout_parts.payout_id', '=', payoutId)
    .orderBy('earnings.id')
    .forUpdate('earnings')
    .execute();
  const row = await tx
    .selectFrom('payouts')
    .selectAll()
    .where('id', '=', payoutId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...row, status: row.status as PayoutStatus, parts, payee };
}
