import type { BusinessLocations } from '#contract/locations.ts';
import type { Account } from '#domain/access.ts';
import { MOST_LOCATIONS } from '#domain/locations.ts';
import type { Database } from '../../db/database.ts';
import { requireBusiness } from '../businesses/require-business.ts';
import { findAddress } from './find-address.ts';
import { locationQuery, toLocation } from './location-query.ts';

export async function listLocations(
  db: Database,
  account: Account,
  businessId: string,
): Promise<BusinessLocations> {
  await requireBusiness(db, account, businessId, 'read');
  const rows = await locationQuery(db)
    .where('business_locations.business_id', '=', businessId)
    .orderBy('business_locations.archived_at', (order) => order.desc().nullsFirst())
    .orderBy('business_locations.is_primary', 'desc')
    .orderBy('business_locations.created_at')
    .orderBy('business_locations.id')
    .limit(MOST_LOCATIONS)
    .execute();
  const locations = rows.map(toLocation);
  return { locations, found_address: await findAddress(db, businessId, locations) };
}
