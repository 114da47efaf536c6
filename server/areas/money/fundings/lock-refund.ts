import type { Tx } from '#server/platform/db/database.ts';

export type LockedRefund = NonNullable<Awaited<ReturnType<typeof lockRefund>>>;

/** Locks a refund. `failed_references` are the provider's references of failed tries, oldest first. */
export async function lockRefund(tx: Tx, refundId: string) {
  const row = await tx
    .selectFrom('refunds')
    .select(['id', 'funding_id', 'business_id', 'campaign_id', 'total_cents', 'attempts'])
    .select(['status', 'provider_reference', 'failure', 'covered_by', 'asking_until', 'round'])
    .select(['refund_key', 'reason', 'slots', 'payout_cents', 'fee_cents'])
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
  return { ...row, failed_references };
}

/** True if the bank returned it. An automatic retry would only be returned again. */
export function waitsForPerson({ status, provider_reference, failed_references }: LockedRefund): boolean {
  return status === 'failed' && provider_reference !== null && failed_references.includes(provider_reference);
}
