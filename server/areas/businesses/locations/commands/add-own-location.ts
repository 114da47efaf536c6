import type { z } from 'zod';
import type { addedLocation, BusinessLocation } from '#contract/businesses/locations.ts';
import type { Account } from '#domain/accounts/access.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { getLocation } from '../location-query.ts';
import { addLocation } from './save-location.ts';
import { setAside } from './set-aside-address.ts';

export async function addOwnLocation(
  context: Context,
  account: Account,
  business_id: string,
  { finding_id, ...input }: z.output<typeof addedLocation>,
): Promise<BusinessLocation> {
  return inTransaction(context.db, async (tx) => {
    await lockBusiness(tx, account, business_id, 'set_up');
    const id = await addLocation(tx, context, business_id, input);
    if (finding_id) await setAside(tx, context, { business_id, finding_id });
    return getLocation(tx, id);
  });
}
