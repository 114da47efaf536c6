import type { RefundStatus } from '#domain/funding-states.ts';
import type { Tx } from '../../db/database.ts';

export type HeldRefund = NonNullable<Awaited<ReturnType<typeof holdRefund>>>;

/** Locks a refund. `failed_references` are those of the provider that came to nothing, the oldest first. */
export async function holdRefund(tx: Tx, refundId: string) {
  const row = await tx
    .selectFrom('refunds')
    .select(['id', 'funding_id', 'business_id', 'campaign_id', 'total_cents', 'attempts'])
    .select(['status', 'provider_reference', 'failure'])
    .where('id', '=', refundId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const failures = await tx
    .selectFrom('refund_failures')
    .select('provider_reference')
    .where('refund_id', '=', refundId)
    .orderBy('failed_at')
    .orderBy('provider_reference')
    .execute();
  const failed_references = failures.map(({ provider_reference }) => provider_reference);
  return { ...row, status: row.status as RefundStatus, failed_references };
}

/** The bank sent it back: sent again by itself, it would only come back again. */
export function waitsForPerson({ status, provider_reference, failed_references }: HeldRefund): boolean {
  return status === 'failed' && provider_reference !== null && failed_references.includes(provider_reference);
}
