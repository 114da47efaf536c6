import type { Context } from '#server/platform/context.ts';

/** The memo we sent with a payment or a refund, read back from the provider's statement. */
export async function findMemo(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  kind: 'payment' | 'refund',
  ourId: string,
): Promise<unknown> {
  const row = await db
    .selectFrom('provider_entries')
    .select('memo')
    .where('provider', '=', payments.name)
    .where('kind', '=', kind)
    .where('our_id', '=', ourId)
    .where('memo', 'is not', null)
    .orderBy('occurred_at')
    .limit(1)
    .executeTakeFirst();
  return row?.memo;
}
