import type { Account } from '#domain/access.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { lockBusiness } from '../businesses/require-business.ts';

/**
 * A location for whoever may change it, with its business held: of all changes to the locations of one business one
 * happens after the other, so that there is always one primary. To a stranger it is not there.
 */
export async function holdLocation(tx: Tx, account: Account, id: string) {
  const place = await tx
    .selectFrom('business_locations')
    .select('business_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (place === undefined) throw new Problem('not_found', 'There is no such location.');
  await lockBusiness(tx, account, place.business_id, 'change').catch((cause: unknown) => {
    throw cause instanceof Problem ? new Problem('not_found', 'There is no such location.') : cause;
  });
  return tx
    .selectFrom('business_locations')
    .select(['id', 'business_id', 'is_primary', 'archived_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
