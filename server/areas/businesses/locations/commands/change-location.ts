import type { BusinessLocation, LocationChange } from '#contract/businesses/locations.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { getLocation } from '../location-query.ts';
import { lockLocation } from './lock-location.ts';
import { requireNeighborhood } from './require-neighborhood.ts';

/** Fields left out stay as they are. The name of the neighborhood follows its id. */
export async function changeLocation(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  account: Account,
  id: string,
  { neighborhood_id, hours, ...plain }: LocationChange,
): Promise<BusinessLocation> {
  await lockLocation(tx, account, id);
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
  return getLocation(tx, id);
}
