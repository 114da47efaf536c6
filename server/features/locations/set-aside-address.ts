import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockBusiness } from '../businesses/require-business.ts';

interface Found {
  business_id: string;
  finding_id: string;
}

/** "This one is not ours." Said twice it is the same. */
export async function dismissAddress(
  context: Pick<Context, 'db' | 'now'>,
  account: Account,
  found: Found,
): Promise<{ done: true }> {
  await inTransaction(context.db, async (tx) => {
    await lockBusiness(tx, account, found.business_id, 'change');
    await setAside(tx, context, found);
  });
  return { done: true };
}

/** Only of the business itself: the id of a stranger's finding changes nothing. */
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
