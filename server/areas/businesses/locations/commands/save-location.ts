import type { NewLocation } from '#contract/businesses/locations.ts';
import { MOST_LOCATIONS } from '#domain/businesses/locations.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockBusiness } from '../lock.ts';
import { requireNeighborhood } from './require-neighborhood.ts';

/** Adds a location and returns its id. The first open one becomes the primary. */
export async function addLocation(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  businessId: string,
  { neighborhood_id, location_name, hours, ...input }: NewLocation,
): Promise<string> {
  await lockBusiness(tx, businessId);
  const neighborhood = await requireNeighborhood(tx, neighborhood_id);
  const { count, primaries } = await countLocations(tx, businessId);
  if (count >= MOST_LOCATIONS) {
    throw new Problem(
      'conflict',
      `A business can have up to ${MOST_LOCATIONS} locations, including archived ones.`,
    );
  }
  const id = newId();
  const at = now().toISOString();
  await tx
    .insertInto('business_locations')
    .values({
      id,
      business_id: businessId,
      ...input,
      location_name: location_name ?? neighborhood.neighborhood_name,
      neighborhood_id,
      neighborhood: neighborhood.neighborhood_name,
      hours: hours && JSON.stringify(hours),
      is_primary: primaries === 0,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

async function countLocations(tx: Tx, businessId: string) {
  return tx
    .selectFrom('business_locations')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere(eb.ref('is_primary'), 'is', true).as('primaries'),
    ])
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
}
