import type { BusinessLocation } from '#contract/locations.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { holdLocation } from './hold-location.ts';
import { getLocation } from './location-query.ts';

/** The one that shows on the public page; the one before it steps back. */
export async function makePrimary(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  id: string,
): Promise<BusinessLocation> {
  return inTransaction(db, async (tx) => {
    const { business_id, archived_at, is_primary } = await holdLocation(tx, account, id);
    if (archived_at !== null) throw new Problem('conflict', 'It is archived. Bring it back first.');
    if (!is_primary) {
      const updated_at = now().toISOString();
      const ours = tx.updateTable('business_locations').where('business_id', '=', business_id);
      await ours.set({ is_primary: false, updated_at }).where('is_primary', '=', true).execute();
      await ours.set({ is_primary: true, updated_at }).where('id', '=', id).execute();
    }
    return getLocation(tx, id);
  });
}
