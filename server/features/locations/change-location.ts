import type { BusinessLocation, LocationChange } from '#contract/locations.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { refreshListingsOf } from '../feed/refresh-listing.ts';
import { holdLocation } from './hold-location.ts';
import { getLocation } from './location-query.ts';
import { requireNeighborhood } from './require-neighborhood.ts';

/** What is left out stays. The name of the neighborhood follows its id. */
export async function changeLocation(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  id: string,
  { neighborhood_id, hours, ...plain }: LocationChange,
): Promise<BusinessLocation> {
  return inTransaction(db, async (tx) => {
    const { business_id } = await holdLocation(tx, account, id);
    const neighborhood = neighborhood_id && (await requireNeighborhood(tx, neighborhood_id));
    await tx
      .updateTable('business_locations')
      .set({
        ...plain,
        ...(neighborhood && { neighborhood_id, neighborhood: neighborhood.neighborhood_name }),
        ...(hours !== undefined && { hours: hours && JSON.stringify(hours) }),
        updated_at: now().toISOString(),
      })
      .where('id', '=', id)
      .execute();
    if (neighborhood) await refreshListingsOf(tx, business_id);
    return getLocation(tx, id);
  });
}
