import type { SavedReply, SavedReplyChange } from '#contract/messages/saved-replies.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { replyOwnerOf } from '../policy.ts';
import { getReply, replyNotFound } from '../queries/list-replies.ts';
import { savedReplyQuery } from '../saved-reply-query.ts';

export async function changeReply(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  id: string,
  change: SavedReplyChange,
): Promise<SavedReply> {
  return inTransaction(db, async (tx) => {
    const current = await savedReplyQuery(tx, replyOwnerOf(account))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (current === undefined) throw replyNotFound();
    if (current.version !== change.version) {
      throw new Problem('stale', 'Someone else changed this reply. Reload and try again.');
    }
    const { title = current.title, body = current.body } = change;
    await tx
      .updateTable('saved_replies')
      .set({ title, body, version: current.version + 1, updated_at: now().toISOString() })
      .where('id', '=', id)
      .execute();
    return getReply(tx, now(), account, id);
  });
}

export async function deleteReply({ db }: Pick<Context, 'db'>, account: Account, id: string): Promise<void> {
  const { user_id, business_id } = replyOwnerOf(account);
  const gone = await db
    .deleteFrom('saved_replies')
    .where('id', '=', id)
    .where('user_id', user_id === null ? 'is' : '=', user_id)
    .where('business_id', business_id === null ? 'is' : '=', business_id)
    .returning('id')
    .executeTakeFirst();
  if (gone === undefined) throw replyNotFound();
}
