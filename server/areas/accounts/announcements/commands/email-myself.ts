import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { lockAnnouncement } from '../lock.ts';
import { announcementMail } from '../mails/announcement-mail.ts';

/** Sends an announcement to the admin who asks, marked as a test. */
export async function emailMyself(
  context: Pick<Context, 'db' | 'queue'>,
  email: string,
  id: string,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { title } = await lockAnnouncement(tx, id);
    await queueMail(context, tx, announcementMail, email, { announcement_id: id, title, is_test: true });
  });
}
