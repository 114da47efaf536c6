import type { Context } from '#server/platform/context.ts';
import { finishMail } from '#server/platform/mail/finish-mail.ts';
import { announcementMail } from '../mails/announcement-mail.ts';
import { getAnnouncement } from './get-announcement.ts';

/** The email as readers get it. Its unsubscribe link belongs to nobody, so it opens a page that says so. */
export async function previewAnnouncement(context: Pick<Context, 'db' | 'config' | 'now'>, id: string) {
  const { title } = await getAnnouncement(context.db, id);
  const facts = { announcement_id: id, title, is_test: false };
  const content = await announcementMail.compose(facts, context, '');
  const { html, text } = await finishMail(context.config, content, {
    why: 'You’re getting this email because email is on for “News from Bizmeet”.',
    unsubscribe_id: 'preview',
  });
  return { subject: announcementMail.subject(facts), html, text };
}
