import type { Account } from '#domain/accounts/access.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/**
 * Reads a location that the account may change and locks its business. Changes to the locations of a business run one
 * after the other, so that there is always one primary. Without access the location does not exist.
 */
export async function lockLocation(tx: Tx, account: Account, id: string) {
  const place = await tx
    .selectFrom('business_locations')
    .select('business_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (place === undefined) throw new Problem('not_found', 'We can’t find that location.');
  await lockBusiness(tx, account, place.business_id, 'set_up').catch((cause: unknown) => {
    throw cause instanceof Problem ? new Problem('not_found', 'We can’t find that location.') : cause;
  });
  return tx
    .selectFrom('business_locations')
    .select(['id', 'business_id', 'is_primary', 'archived_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
