import type { CreatorApplication } from '#contract/creators/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { getApplication } from '../queries/get-application.ts';
import { lockOwnCreator } from './lock-own-creator.ts';

/** Removes one of the account's links. Safe to repeat. */
export async function removeLink(
  context: Context,
  userId: string,
  linkId: string,
): Promise<CreatorApplication> {
  await inTransaction(context.db, async (tx) => {
    const { id } = await lockOwnCreator(tx, context, userId);
    await tx.deleteFrom('portfolio_links').where('id', '=', linkId).where('creator_id', '=', id).execute();
  });
  return getApplication(context, userId);
}
