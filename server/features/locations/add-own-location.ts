import type { z } from 'zod';
import type { addedLocation, BusinessLocation } from '#contract/locations.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockBusiness } from '../businesses/require-business.ts';
import { getLocation } from './location-query.ts';
import { addLocation } from './save-location.ts';
import { setAside } from './set-aside-address.ts';

export async function addOwnLocation(
  context: Context,
  account: Account,
  business_id: string,
  { finding_id, ...input }: z.output<typeof addedLocation>,
): Promise<BusinessLocation> {
  return inTransaction(context.db, async (tx) => {
    await lockBusiness(tx, account, business_id, 'change');
    const id = await addLocation(tx, context, business_id, input);
    if (finding_id) await setAside(tx, context, { business_id, finding_id });
    return getLocation(tx, id);
  });
}
