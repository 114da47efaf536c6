import type { CreatorApplication } from '#contract/creators.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { getApplication } from './get-application.ts';
import { holdOwnCreator } from './hold-own-creator.ts';

/** Takes one of one's own links out; one that is not there is out already. */
export async function removeLink(
  context: Context,
  userId: string,
  linkId: string,
): Promise<CreatorApplication> {
  await inTransaction(context.db, async (tx) => {
    const { id } = await holdOwnCreator(tx, context, userId);
    await tx.deleteFrom('portfolio_links').where('id', '=', linkId).where('creator_id', '=', id).execute();
  });
  return getApplication(context, userId);
}
