import type { Message, MessageRequest } from '#contract/conversations.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { takeFromLimit } from '../../http/rate-limits.ts';
import { hintConversation } from '../events/hint-news.ts';
import { attachToMessage } from './attach-to-message.ts';
import { findWritingHindrance } from './find-writing-hindrance.ts';
import { promiseMail } from './mail-unread-messages.ts';
import { presentMessages, selectMessages } from './read-messages.ts';
import { type OwnConversation, requireConversation, type Talker } from './require-conversation.ts';
import { wasSentBefore } from './was-sent-before.ts';

/** More than anybody types; a program that floods somebody is stopped. */
const MESSAGES_A_MINUTE = { most: 60, seconds: 60 };

/** Says something. The same message sent again is the same message. */
export async function sendMessage(
  context: Context,
  account: Talker,
  conversationId: string,
  request: MessageRequest,
): Promise<Message> {
  const { db } = context;
  const own = await requireConversation(db, account, conversationId);
  await takeFromLimit(db, `messages:${account.user_id}`, MESSAGES_A_MINUTE);
  await inTransaction(db, async (tx) => {
    const held = await holdConversation(tx, own.id);
    if (await wasSentBefore(tx, account.user_id, own, request)) return;
    const hindrance = await findWritingHindrance(tx, own);
    if (hindrance !== null) throw new Problem('conflict', hindrance);
    await write(tx, own, account.user_id, request, nextMoment(held, context.now()));
    await promiseMail(tx, context, request.id);
    await hintConversation(tx, own.id);
  });
  const row = await selectMessages(db).where('m.id', '=', request.id).executeTakeFirstOrThrow();
  const [sent] = await presentMessages(context, account.user_id, [row]);
  if (sent === undefined) throw new Problem('not_found', 'There is no such message.');
  return sent;
}

/** Those who write at once write one after the other. */
function holdConversation(tx: Tx, id: string): Promise<{ last_message_at: string | null }> {
  return tx
    .selectFrom('conversations')
    .select('last_message_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Later than every message before it, also where the clocks of two machines differ: order and reading go by the moment alone. */
function nextMoment({ last_message_at }: { last_message_at: string | null }, now: Date): string {
  const earliest = last_message_at === null ? 0 : Date.parse(last_message_at) + 1;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}

async function write(
  tx: Tx,
  own: OwnConversation,
  sender_id: string,
  { id, body, media_file_ids }: MessageRequest,
  created_at: string,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('messages')
    .values({ id, conversation_id: own.id, sender_id, side: own.side, body, created_at })
    .onConflict((oc) => oc.column('id').doNothing())
    .executeTakeFirst();
  // Sent into another conversation at the very same moment.
  if (numInsertedOrUpdatedRows !== 1n)
    throw new Problem('conflict', 'This message was sent already, and says something else.');
  await attachToMessage(tx, { message_id: id, own, media_file_ids });
  await tx
    .updateTable('conversations')
    .set({ last_message_at: created_at, last_side: own.side })
    .where('id', '=', own.id)
    .execute();
  await tx
    .updateTable('conversation_participants')
    .set({ has_news: true })
    .where('conversation_id', '=', own.id)
    .where('user_id', '<>', sender_id)
    .where('has_news', '=', false)
    .execute();
}
