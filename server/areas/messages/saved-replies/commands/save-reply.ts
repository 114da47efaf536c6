import type { NewSavedReply, SavedReply } from '#contract/messages/saved-replies.ts';
import type { Account } from '#domain/accounts/access.ts';
import { MOST_SAVED_REPLIES } from '#domain/messages/saved-replies.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockReplyOwner } from '../lock.ts';
import { getReply } from '../queries/list-replies.ts';
import { savedReplyQuery } from '../saved-reply-query.ts';

export async function saveReply(
  context: Pick<Context, 'db' | 'now'>,
  account: Account,
  { title, body }: NewSavedReply,
): Promise<SavedReply> {
  return inTransaction(context.db, async (tx) => {
    const owner = await lockReplyOwner(tx, account);
    const kept = await savedReplyQuery(tx, owner).limit(MOST_SAVED_REPLIES).execute();
    if (kept.length >= MOST_SAVED_REPLIES) {
      throw new Problem(
        'conflict',
        `You can keep up to ${MOST_SAVED_REPLIES} saved replies. Delete one first.`,
      );
    }
    const id = newId();
    const created_at = context.now().toISOString();
    await tx
      .insertInto('saved_replies')
      .values({ id, ...owner, title, body, created_at, updated_at: created_at })
      .execute();
    return getReply(tx, context.now(), account, id);
  });
}
