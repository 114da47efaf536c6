import { createHash } from 'node:crypto';
import { replyText, textOfHtml } from '#domain/messages/reply-text.ts';
import { SUPPORT_BODY_MAX_LENGTH } from '#domain/messages/support.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { readReplyAddress } from '../reply-address.ts';
import { writeMessage } from './write-request.ts';

export interface InboundMail {
  message_id: string;
  from: string;
  recipients: readonly string[];
  text: string;
  html: string;
  /** Sent by a program, as vacation notes are. */
  is_automatic: boolean;
}

/** Adds an emailed reply to its request. Mail that is no reply of the person who asked is dropped without an answer. */
export async function takeInReply(context: Context, mail: InboundMail): Promise<void> {
  if (mail.is_automatic) return;
  const request_id = mail.recipients
    .map((address) => readReplyAddress(context.config, address))
    .find((id) => id !== null);
  if (request_id === undefined) return;
  const user_id = await findSender(context, request_id, mail.from);
  if (user_id === null) return;
  const words = replyText(mail.text.trim() === '' ? textOfHtml(mail.html) : mail.text);
  const body = [...words].slice(0, SUPPORT_BODY_MAX_LENGTH).join('').trim();
  if (body === '') return;
  const id = idOf(user_id, mail.message_id);
  if (await isKnown(context, id)) return;
  try {
    await writeMessage(context, { user_id }, request_id, { id, body });
  } catch (cause) {
    // It has no room left, which doesn't change when the provider tries again.
    if (!(cause instanceof Problem && cause.code === 'conflict')) throw cause;
    context.log.warn({ request_id }, 'an emailed reply had no room in its request');
  }
}

async function findSender({ db }: Context, requestId: string, from: string): Promise<string | null> {
  const row = await db
    .selectFrom('support_requests as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['u.id', 'u.email'])
    .where('r.id', '=', requestId)
    .where('p.account_status', '!=', 'deleted')
    .executeTakeFirst();
  return row?.email.toLowerCase() === from.trim().toLowerCase() ? row.id : null;
}

async function isKnown({ db }: Context, id: string): Promise<boolean> {
  const row = await db.selectFrom('support_messages').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The same email makes the same id, and a message with a known id isn't added again. */
function idOf(userId: string, messageId: string): string {
  const hex = createHash('sha256').update(`${userId}\n${messageId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
