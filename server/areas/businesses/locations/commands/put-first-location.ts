import type { NewLocation } from '#contract/businesses/locations.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { locationQuery } from '../location-query.ts';
import { lockBusiness } from '../lock.ts';
import { requireNeighborhood } from './require-neighborhood.ts';
import { addLocation } from './save-location.ts';

/** During onboarding a business has one location, which the owner can replace any number of times. */
export async function putFirstLocation(
  tx: Tx,
  context: Pick<Context, 'now'>,
  businessId: string,
  input: NewLocation,
): Promise<string> {
  await lockBusiness(tx, businessId);
  const current = await findFirstLocation(tx, businessId);
  if (current === undefined || current === null) return addLocation(tx, context, businessId, input);
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
    .where('id', '=', current.id)
    .execute();
  return current.id;
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
