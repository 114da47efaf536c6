import type { CreatorList } from '#contract/hiring/creator-lists.ts';
import type { Account } from '#domain/accounts/access.ts';
import { displayName } from '#domain/format/display-name.ts';
import { MOST_LISTS } from '#domain/hiring/creator-lists.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { refuseTakenName } from '../policy.ts';

export function createList(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  business_id: string,
  name: string,
): Promise<CreatorList> {
  return inTransaction(db, async (tx) => {
    await lockBusiness(tx, account, business_id, 'change');
    const { count } = await tx
      .selectFrom('creator_lists')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('business_id', '=', business_id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_LISTS) {
      throw new Problem('conflict', `You can have up to ${MOST_LISTS} lists. Delete one first.`);
    }
    const at = now().toISOString();
    const list = { id: newId(), name, updated_at: at };
    await tx
      .insertInto('creator_lists')
      .values({ ...list, business_id, created_by: account.user_id, created_at: at })
      .execute()
      .catch(refuseTakenName);
    return { ...list, creator_count: 0, created_by_name: displayName(account), has_creator: null };
  });
}
