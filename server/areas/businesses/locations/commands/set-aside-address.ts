import type { Account } from '#domain/accounts/access.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

interface Found {
  business_id: string;
  finding_id: string;
}

/** Dismisses a suggested address that isn't the business's own. Safe to repeat. */
export async function dismissAddress(
  context: Pick<Context, 'db' | 'now'>,
  account: Account,
  found: Found,
): Promise<{ done: true }> {
  await inTransaction(context.db, async (tx) => {
    await lockBusiness(tx, account, found.business_id, 'set_up');
    await setAside(tx, context, found);
  });
  return { done: true };
}

/** Changes only findings of this business, so the id of another's finding has no effect. */
export async function setAside(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { business_id, finding_id }: Found,
): Promise<void> {
  await tx
    .updateTable('enrichment_findings')
    .set({ set_aside_at: now().toISOString() })
    .where('id', '=', finding_id)
    .where('field', '=', 'address')
    .where('set_aside_at', 'is', null)
    .where('enrichment_id', 'in', (eb) =>
      eb.selectFrom('enrichments').select('enrichments.id').where('business_id', '=', business_id),
    )
    .execute();
}
