import type { CreatorApplication } from '#contract/creators/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { getApplication } from '../queries/get-application.ts';
import { lockOwnCreator } from './lock-own-creator.ts';

/** Sorts the account's links by these ids. Links not named follow in their old order; ids of others have no effect. */
export async function orderLinks(
  context: Context,
  userId: string,
  ids: readonly string[],
): Promise<CreatorApplication> {
  await inTransaction(context.db, async (tx) => {
    const { id: creator_id } = await lockOwnCreator(tx, context, userId);
    const links = await tx
      .selectFrom('portfolio_links')
      .select('id')
      .where('creator_id', '=', creator_id)
      .orderBy('sort_order')
      .orderBy('id')
      .execute();
    const own = links.map(({ id }) => id);
    const named = [...new Set(ids)].filter((id) => own.includes(id));
    const order = [...named, ...own.filter((id) => !named.includes(id))];
    for (const [sort_order, id] of order.entries()) {
      await tx.updateTable('portfolio_links').set({ sort_order }).where('id', '=', id).execute();
    }
  });
  return getApplication(context, userId);
}
