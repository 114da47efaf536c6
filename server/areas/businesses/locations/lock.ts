import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** Serializes changes to the locations of a business, so that there is always one primary. */
export async function lockBusiness(tx: Tx, businessId: string): Promise<void> {
  const business = await tx
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
  if (business === undefined) throw new Problem('not_found', 'We can’t find that business.');
}
