import { sql } from 'kysely';
import type { BusinessLocations } from '#contract/businesses/locations.ts';
import type { Account } from '#domain/accounts/access.ts';
import { MOST_LOCATIONS } from '#domain/businesses/locations.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Database } from '#server/platform/db/database.ts';
import { locationQuery, toLocation } from '../location-query.ts';
import { findAddress } from './find-address.ts';

/** Members with a limit see the locations they manage. */
export async function listLocations(
  db: Database,
  account: Account,
  businessId: string,
): Promise<BusinessLocations> {
  const { reach } = await requireMembership(db, account, businessId, 'read');
  const rows = await locationQuery(db)
    .where('business_locations.business_id', '=', businessId)
    .$if(reach !== null, (query) =>
      query.where(sql<boolean>`business_locations.id = any(${[...(reach ?? [])]}::uuid[])`),
    )
    .orderBy('business_locations.archived_at', (order) => order.desc().nullsFirst())
    .orderBy('business_locations.is_primary', 'desc')
    .orderBy('business_locations.created_at')
    .orderBy('business_locations.id')
    .limit(MOST_LOCATIONS)
    .execute();
  const locations = rows.map(toLocation);
  const found_address = reach === null ? await findAddress(db, businessId, locations) : null;
  return { locations, found_address };
}
