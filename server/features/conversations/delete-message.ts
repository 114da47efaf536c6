import type { Message } from '#contract/conversations.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { hintConversation } from '../events/hint-news.ts';
import { presentMessages, selectMessages } from './read-messages.ts';
import { requireConversation, type Talker } from './require-conversation.ts';

/** Takes back what one wrote oneself. That something was there stays to be seen; deleted twice is deleted. */
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
      throw new Problem('access_denied', 'Only whoever wrote it can delete it.');
    }
    await tx.selectFrom('conversations').select('id').where('id', '=', own.id).forUpdate().execute();
    await tx.updateTable('messages').set({ is_deleted: true }).where('id', '=', id).execute();
    await hideFiles(tx, id, now().toISOString());
    await setLastSide(tx, own.id);
    await hintConversation(tx, own.id);
  });
  const row = await selectMessages(db).where('m.id', '=', id).executeTakeFirstOrThrow();
  const [deleted] = await presentMessages(context, account.user_id, [row]);
  if (deleted === undefined) throw nothingThere();
  return deleted;
}

function nothingThere(): Problem {
  return new Problem('not_found', 'There is no such message.');
}

/** Their bytes follow with the sweep. */
async function hideFiles(tx: Tx, messageId: string, at: string): Promise<void> {
  await tx
    .updateTable('media_files')
    .set({ is_active: false, deleted_at: at, updated_at: at })
    .where('id', 'in', (eb) =>
      eb.selectFrom('message_files').select('media_file_id').where('message_id', '=', messageId),
    )
    .where('is_active', '=', true)
    .execute();
}

/** Who is waited for goes by what can still be read. The place in the list stays. */
async function setLastSide(tx: Tx, conversationId: string): Promise<void> {
  const last = await tx
    .selectFrom('messages')
    .select('side')
    .where('conversation_id', '=', conversationId)
    .where('is_deleted', '=', false)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  await tx
    .updateTable('conversations')
    .set({ last_side: last?.side ?? null })
    .where('id', '=', conversationId)
    .execute();
}
