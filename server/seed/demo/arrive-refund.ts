import { lockRefund } from '#server/areas/money/fundings/lock-refund.ts';
import { moveRefund } from '#server/areas/money/fundings/transition-refund.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { enterSandboxBalance } from '#server/platform/payments/sandbox-balance.ts';
import { newSandboxId } from '#server/platform/payments/sandbox-id.ts';

/** The sandbox refunded it, and has the record. */
export async function arriveDemoRefund(tx: Tx, refund_id: string, at: Date): Promise<void> {
  const { total_cents, provider_reference } = await tx
    .selectFrom('refunds')
    .innerJoin('fundings', 'fundings.id', 'refunds.funding_id')
    .select(['refunds.total_cents', 'fundings.provider_reference'])
    .where('refunds.id', '=', refund_id)
    .executeTakeFirstOrThrow();
  const [reference, checkout_id] = [newSandboxId('refund'), provider_reference ?? ''];
  await tx
    .updateTable('sandbox_checkouts')
    .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', total_cents) }))
    .where('id', '=', checkout_id)
    .execute();
  await tx
    .insertInto('sandbox_refunds')
    .values({
      ...{ id: reference, our_id: refund_id, checkout_id, amount_cents: total_cents, status: 'paid' },
      created_at: at.toISOString(),
    })
    .execute();
  const line = { kind: 'refund', our_id: refund_id, source: reference, amount_cents: -total_cents } as const;
  await enterSandboxBalance(tx, [line], at);
  for (const request of [{ move: 'send' }, { move: 'pay', reference }] as const) {
    const refund = await lockRefund(tx, refund_id);
    if (refund) await moveRefund(tx, refund, request, at);
  }
}
