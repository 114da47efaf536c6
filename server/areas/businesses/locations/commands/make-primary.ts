import type { BusinessLocation } from '#contract/businesses/locations.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { getLocation } from '../location-query.ts';
import { lockLocation } from './lock-location.ts';

/** Makes a location the primary one, which the public page shows, in place of the one before. */
export async function makePrimary(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  id: string,
): Promise<BusinessLocation> {
  return inTransaction(db, async (tx) => {
    const { business_id, archived_at, is_primary } = await lockLocation(tx, account, id);
    if (archived_at !== null) throw new Problem('conflict', 'This location is archived. Restore it first.');
    if (!is_primary) {
      const updated_at = now().toISOString();
      const ours = tx.updateTable('business_locations').where('business_id', '=', business_id);
      await ours.set({ is_primary: false, updated_at }).where('is_primary', '=', true).execute();
      await ours.set({ is_primary: true, updated_at }).where('id', '=', id).execute();
    }
    return getLocation(tx, id);
  });
}
