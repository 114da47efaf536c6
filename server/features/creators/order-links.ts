import type { CreatorApplication } from '#contract/creators.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { getApplication } from './get-application.ts';
import { holdOwnCreator } from './hold-own-creator.ts';

/** Puts one's links in the order of these ids. Those not named follow as they were, those of others are left alone. */
export async function orderLinks(
  context: Context,
  userId: string,
  ids: readonly string[],
): Promise<CreatorApplication> {
  await inTransaction(context.db, async (tx) => {
    const { id: creator_id } = await holdOwnCreator(tx, context, userId);
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
