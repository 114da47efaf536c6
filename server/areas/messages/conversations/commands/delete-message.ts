import type { Message } from '#contract/messages/conversations.ts';
import { signalConversation } from '#server/areas/base/events/commands/signal-change.ts';
import { hideMediaFiles } from '#server/areas/base/media/commands/hide-media.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { presentMessages, selectMessages } from '../queries/read-messages.ts';
import { requireConversation, type Talker } from '../require-conversation.ts';
import { setLastSide } from './set-last-side.ts';

/** Deletes the account's own message. A placeholder stays visible. Safe to repeat. */
export async function deleteMessage(context: Context, account: Talker, id: string): Promise<Message> {
  const { db, now } = context;
  await inTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('messages')
      .select(['conversation_id', 'sender_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (found === undefined) throw nothingThere();
    const own = await requireConversation(tx, account, found.conversation_id).catch(() => null);
    if (own === null) throw nothingThere();
    if (found.sender_id !== account.user_id) {
      throw new Problem('access_denied', 'You can only delete your own messages.');
    }
    await tx.selectFrom('conversations').select('id').where('id', '=', own.id).forUpdate().execute();
    // Its sender may also delete a message that was removed; lifting the decision doesn't bring it back then.
    await tx
      .updateTable('messages')
      .set({ is_deleted: true, removed_at: null })
      .where('id', '=', id)
      .execute();
    await hideMediaFiles(tx, await listFiles(tx, id), now().toISOString());
    await setLastSide(tx, own.id);
    await signalConversation(tx, own.id);
  });
  const row = await selectMessages(db).where('m.id', '=', id).executeTakeFirstOrThrow();
  const [deleted] = await presentMessages(context, account.user_id, [row]);
  if (deleted === undefined) throw nothingThere();
  return deleted;
}

function nothingThere(): Problem {
  return new Problem('not_found', 'We can’t find that message.');
}

async function listFiles(tx: Tx, messageId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('message_files')
    .select('media_file_id')
    .where('message_id', '=', messageId)
    .execute();
  return rows.map(({ media_file_id }) => media_file_id);
}
