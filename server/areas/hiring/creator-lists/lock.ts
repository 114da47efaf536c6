import type { Account } from '#domain/accounts/access.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { noList } from './policy.ts';

export interface ListPlace {
  id: string;
  list_id: string;
}

/** Locks a list of the business, so that of two people who save at once the second counts the first. */
export async function lockList(tx: Tx, account: Account, { id, list_id }: ListPlace): Promise<void> {
  await requireBusiness(tx, account, id, 'change');
  const list = await tx
    .selectFrom('creator_lists')
    .select('id')
    .where('id', '=', list_id)
    .where('business_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (list === undefined) throw noList();
}
