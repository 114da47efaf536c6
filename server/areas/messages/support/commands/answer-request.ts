import type { NewSupportMessage, SupportThread } from '#contract/messages/support.ts';
import { supportRequestPath } from '#domain/messages/support.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { lockRequest } from '../lock.ts';
import { supportAnsweredMail } from '../mails/support-answered-mail.ts';
import { getRequest } from '../queries/get-request.ts';
import { moveRequest } from '../transition.ts';
import { addMessage } from './add-message.ts';

const EXCERPT_LENGTH = 300;

/** Answers the person, or adds a note that only admins read. A note moves nothing. */
export async function answerRequest(
  context: Context,
  adminId: string,
  id: string,
  message: NewSupportMessage & { kind: 'answer' | 'note' },
): Promise<SupportThread> {
  await inTransaction(context.db, async (tx) => {
    const row = await lockRequest(tx, id);
    const created_at = context.now().toISOString();
    if (!(await addMessage(tx, row, { ...message, author_id: adminId, created_at }))) return;
    if (message.kind === 'note') return;
    await moveRequest(tx, row, { move: 'answer', admin_id: adminId, last_message_at: created_at });
    const href = supportRequestPath(id);
    const excerpt = [...message.body].slice(0, EXCERPT_LENGTH).join('');
    await notifyPeople(tx, context, {
      user_ids: [row.user_id],
      kind: 'support_answered',
      notification: {
        notification_key: `support-answered:${message.id}`,
        title: 'We answered your question',
        body: row.subject,
        href,
      },
      mail: {
        template: supportAnsweredMail,
        facts: { subject: row.subject, excerpt, is_cut: excerpt !== message.body, href, request_id: id },
      },
    });
  });
  return getRequest(context.db, id);
}
