import type { Message, MessageRequest } from '#contract/messages/conversations.ts';
import { findContactDetails } from '#domain/messages/contact-details.ts';
import { signalConversation } from '#server/areas/base/events/commands/signal-change.ts';
import { requireAttachable } from '#server/areas/base/media/commands/require-attachable.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { promiseMail } from '../jobs/mail-unread-messages.ts';
import { findWritingRefusal } from '../queries/find-writing-refusal.ts';
import { hasContract } from '../queries/has-contract.ts';
import { presentMessages, selectMessages } from '../queries/read-messages.ts';
import { type OwnConversation, requireConversation, type Talker } from '../require-conversation.ts';

import { wasSentBefore } from './was-sent-before.ts';

/** More than a person can type, so it only stops programs. */
const MESSAGES_A_MINUTE = { most: 60, seconds: 60 };

/** Sends a message. A repeated request is the same message. */
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
    const locked = await lockConversation(tx, own.id);
    if (await wasSentBefore(tx, account.user_id, own, request)) return;
    const refusal = await findWritingRefusal(tx, own);
    if (refusal !== null) throw new Problem('conflict', refusal);
    await write(tx, own, account.user_id, request, nextMoment(locked, context.now()));
    await promiseMail(tx, context, request.id);
    await signalConversation(tx, own.id);
  });
  const row = await selectMessages(db).where('m.id', '=', request.id).executeTakeFirstOrThrow();
  const [sent] = await presentMessages(context, account.user_id, [row]);
  if (sent === undefined) throw new Problem('not_found', 'We can’t find that message.');
  return sent;
}

/** Serializes messages in a conversation. */
function lockConversation(tx: Tx, id: string): Promise<{ last_message_at: string | null }> {
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
  const has_contact_details = findContactDetails(body).length > 0 && !(await hasContract(tx, own));
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('messages')
    .values({ id, conversation_id: own.id, sender_id, side: own.side, body, has_contact_details, created_at })
    .onConflict((oc) => oc.column('id').doNothing())
    .executeTakeFirst();
  // The same id was sent into another conversation at the same moment.
  if (numInsertedOrUpdatedRows !== 1n)
    throw new Problem('conflict', 'This message was already sent with different words.');
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

interface Attaching {
  message_id: string;
  own: Pick<OwnConversation, 'side' | 'own_entity_id'>;
  media_file_ids: readonly string[];
}

/** Attaches files to a message: the sender's own, ready and unused. */
async function attachToMessage(tx: Tx, { message_id, own, media_file_ids }: Attaching): Promise<void> {
  if (media_file_ids.length === 0) return;
  await requireAttachable(tx, { entity_type: own.side, entity_id: own.own_entity_id }, media_file_ids);
  await tx
    .insertInto('message_files')
    .values(media_file_ids.map((media_file_id, sort_order) => ({ message_id, media_file_id, sort_order })))
    .execute();
}
