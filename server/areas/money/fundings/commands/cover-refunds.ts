import type { RefundStatus } from '#domain/money/funding-states.ts';
import { lockRefund } from '#server/areas/money/fundings/lock-refund.ts';
import { moveRefund } from '#server/areas/money/fundings/transition-refund.ts';
import type { Tx } from '#server/platform/db/database.ts';

/**
 * After a lost chargeback the bank has given the money to the payer, so unsent refunds of the same payment are settled
 * by it, up to the amount it took. A refund that may still reach the provider is left alone until it is refused. The
 * caller has locked the campaign and the payment.
 */
export async function coverRefunds(tx: Tx, fundingId: string, now: Date): Promise<void> {
  const lost = await tx
    .selectFrom('chargebacks')
    .select(['id', 'amount_cents', 'taken_back_cents'])
    .where('funding_id', '=', fundingId)
    .where('status', '=', 'lost')
    .orderBy('id')
    .execute();
  for (const chargeback of lost) {
    const covered = await listRefunds(tx, fundingId, { covered_by: chargeback.id });
    const used = covered.reduce((sum, { total_cents }) => sum + total_cents, chargeback.taken_back_cents);
    let left = chargeback.amount_cents - used;
    for (const { id, total_cents } of await listRefunds(tx, fundingId, { statuses: ['created', 'failed'] })) {
      const refund = total_cents <= left ? await lockRefund(tx, id) : undefined;
      if (refund === undefined) continue;
      if (await moveRefund(tx, refund, { move: 'cover', chargeback_id: chargeback.id }, now))
        left -= total_cents;
    }
  }
}

/** If the bank returns the money after all, the refunds are owed again and are sent automatically. */
export async function uncoverRefunds(
  tx: Tx,
  { funding_id, chargeback_id }: { funding_id: string; chargeback_id: string },
  now: Date,
): Promise<void> {
  for (const { id } of await listRefunds(tx, funding_id, { covered_by: chargeback_id })) {
    const refund = await lockRefund(tx, id);
    if (refund) await moveRefund(tx, refund, { move: 'uncover', chargeback_id, next_look_at: now }, now);
  }
}

function listRefunds(
  tx: Tx,
  fundingId: string,
  { covered_by, statuses }: { covered_by?: string; statuses?: readonly RefundStatus[] },
) {
  return tx
    .selectFrom('refunds')
    .select(['id', 'total_cents'])
    .where('funding_id', '=', fundingId)
    .$if(covered_by !== undefined, (query) => query.where('covered_by', '=', covered_by ?? ''))
    .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses ?? []))
    .orderBy('id')
    .execute();
}
