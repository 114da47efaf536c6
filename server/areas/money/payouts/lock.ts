import { EARNING_COLUMNS } from '#server/areas/money/earnings/lock.ts';
import { lockPayee } from '#server/areas/money/payees/lock.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

export type LockedPayout = Awaited<ReturnType<typeof lockPayout>>;

/** Locks the payout account, the earnings a payout is made of, then the payout. */
export async function lockPayout(tx: Tx, payoutId: string) {
  const known = await tx
    .selectFrom('payouts')
    .select('payee_id')
    .where('id', '=', payoutId)
    .executeTakeFirst();
  if (known === undefined) throw new Problem('not_found', 'We can’t find that payout.');
  const payee = await lockPayee(tx, known.payee_id);
  const rows = await tx
    .selectFrom('payout_parts')
    .innerJoin('earnings', 'earnings.id', 'payout_parts.earning_id')
    .select(EARNING_COLUMNS)
    .select('payout_parts.amount_cents')
    .where('payout_parts.payout_id', '=', payoutId)
    .orderBy('earnings.id')
    .forUpdate('earnings')
    .execute();
  const parts = rows.map(({ amount_cents, ...earning }) => ({ earning, amount_cents }));
  const row = await tx
    .selectFrom('payouts')
    .selectAll()
    .where('id', '=', payoutId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...row, parts, payee };
}
