import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';

/** Whoever changes the locations of a business stands in line, so that there is always one primary. */
export async function lockBusiness(tx: Tx, businessId: string): Promise<void> {
  const business = await tx
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
  if (business === undefined) throw new Problem('not_found', 'There is no such business.');
}
