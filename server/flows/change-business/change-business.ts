import type { Business, BusinessChange } from '#contract/businesses/businesses.ts';
import type { BusinessLocation, LocationChange } from '#contract/businesses/locations.ts';
import type { Account } from '#domain/accounts/access.ts';
import { changeBusiness } from '#server/areas/businesses/businesses/commands/change-business.ts';
import { changeLocation } from '#server/areas/businesses/locations/commands/change-location.ts';
import { refreshListingsOf } from '#server/areas/campaigns/listing/commands/refresh-listing.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

/** Saves a business and refreshes the listing of its campaigns. */
export function saveBusiness(
  context: Context,
  account: Account,
  id: string,
  change: BusinessChange,
): Promise<Business> {
  return inTransaction(context.db, async (tx) => {
    const changed = await changeBusiness(tx, context, account, id, change);
    await refreshListingsOf(tx, id);
    return changed;
  });
}

/** The same for a location, because the listing shows its neighborhood. */
export function saveLocation(
  context: Context,
  account: Account,
  id: string,
  change: LocationChange,
): Promise<BusinessLocation> {
  return inTransaction(context.db, async (tx) => {
    const changed = await changeLocation(tx, context, account, id, change);
    if (change.neighborhood_id) await refreshListingsOf(tx, changed.business_id);
    return changed;
  });
}
