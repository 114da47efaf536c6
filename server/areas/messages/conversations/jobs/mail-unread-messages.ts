import { sql } from 'kysely';
import { z } from 'zod';
import {
  conversationPath,
  EXCERPT_LENGTH,
  MAIL_AFTER_UNREAD_MINUTES,
} from '#domain/messages/conversations.ts';
import { mailPeople } from '#server/areas/base/notifications/notify/mail-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { lockUnreached, type Unreached } from '../lock-unreached.ts';
import { messagesWaitingMail } from '../mails/messages-waiting-mail.ts';
import { unreadMessagesKey } from '../unread-messages-key.ts';

const AFTER_MS = MAIL_AFTER_UNREAD_MINUTES * 60_000;

/** Some time after a message, mails recipients who haven't read it, once for all unread messages. */
export const mailUnreadMessages = defineJob({
  name: 'mail-unread-messages',
  payload: z.object({ message_id: z.uuid() }),
  retries: 3,
  run: (context, payload) => inTransaction(context.db, (tx) => mail(tx, context, payload.message_id)),
});

export function promiseMail(tx: Tx, { queue }: Pick<Context, 'queue'>, message_id: string): Promise<void> {
  return queue.enqueue(tx, mailUnreadMessages, { message_id }, { after_ms: AFTER_MS });
}

async function mail(tx: Tx, context: Context, message_id: string): Promise<void> {
  const message = await findMessage(tx, message_id);
  if (message === undefined) return;
  const early_ms = Date.parse(message.created_at) + AFTER_MS - context.now().getTime();
  if (early_ms > 0) {
    // The clock of the queue is ahead of ours.
    return context.queue.enqueue(tx, mailUnreadMessages, { message_id }, { after_ms: early_ms });
  }
  for (const person of await lockUnreached(tx, message)) await notifyReader(tx, context, message, person);
}

function findMessage(tx: Tx, id: string) {
  return tx
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .innerJoin('campaigns as g', 'g.id', 'c.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .innerJoin('creators as k', 'k.id', 'c.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select(['m.conversation_id', 'm.side', 'm.created_at', 'c.business_id', 'k.user_id as creator_user_id'])
    .select(['c.campaign_id', 'g.title', 'b.business_name', 'p.full_name as creator_name'])
    .where('m.id', '=', id)
    .where('m.is_deleted', '=', false)
    .executeTakeFirst();
}
type Sent = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

async function notifyReader(tx: Tx, context: Context, sent: Sent, { user_id, last_read_at }: Unreached) {
  const waiting = await tx
    .selectFrom('messages')
    // Cut by the database, because half a character would make the job fail.
    .select(['created_at', sql<string>`left(body, ${sql.lit(EXCERPT_LENGTH)})`.as('excerpt')])
    .where('conversation_id', '=', sent.conversation_id)
    .where('side', '=', sent.side)
    .where('is_deleted', '=', false)
    .$if(last_read_at !== null, (query) => query.where('created_at', '>', last_read_at ?? ''))
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
  const [newest] = waiting;
  if (newest === undefined) return;
  await tx
    .updateTable('conversation_participants')
    .set({ mailed_until: newest.created_at })
    .where('conversation_id', '=', sent.conversation_id)
    .where('user_id', '=', user_id)
    .execute();
  const isFromBusiness = sent.side === 'business';
  const other_name = isFromBusiness ? sent.business_name : sent.creator_name?.trim() || 'A creator';
  const href = conversationPath(isFromBusiness ? 'creator' : 'business', sent.conversation_id);
  await mailPeople(tx, context, {
    user_ids: [user_id],
    kind: 'new_message',
    digest: {
      notification_key: unreadMessagesKey(sent.conversation_id, newest.created_at),
      title: `${other_name} wrote to you`,
      body: newest.excerpt || sent.title,
      href,
    },
    mail: {
      template: messagesWaitingMail,
      facts: {
        other_name,
        campaign_title: sent.title,
        count: waiting.length,
        excerpt: newest.excerpt,
        href,
      },
    },
  });
}
