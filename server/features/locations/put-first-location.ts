import type { NewLocation } from '#contract/locations.ts';
import type { Context } from '../../context.ts';
import type { Database, Tx } from '../../db/database.ts';
import { locationQuery } from './location-query.ts';
import { lockBusiness } from './lock-business.ts';
import { requireNeighborhood } from './require-neighborhood.ts';
import { addLocation } from './save-location.ts';

/** While a business is being set up it has one location, written down anew as often as its owner likes. */
export async function putFirstLocation(
  tx: Tx,
  context: Pick<Context, 'now'>,
  businessId: string,
  input: NewLocation,
): Promise<string> {
  await lockBusiness(tx, businessId);
  const held = await findFirstLocation(tx, businessId);
  if (held === undefined || held === null) return addLocation(tx, context, businessId, input);
  const { neighborhood_name } = await requireNeighborhood(tx, input.neighborhood_id);
  const { location_name = neighborhood_name, hours, ...rest } = input;
  await tx
    .updateTable('business_locations')
    .set({
      ...rest,
      location_name,
      neighborhood: neighborhood_name,
      hours: hours && JSON.stringify(hours),
      updated_at: context.now().toISOString(),
    })
    .where('id', '=', held.id)
    .execute();
  return held.id;
}

export async function findFirstLocation(db: Database | Tx, businessId: string) {
  const location = await locationQuery(db)
    .where('business_locations.business_id', '=', businessId)
    .where('business_locations.archived_at', 'is', null)
    .orderBy('business_locations.is_primary', 'desc')
    .orderBy('business_locations.created_at')
    .executeTakeFirst();
  return location ?? null;
}
