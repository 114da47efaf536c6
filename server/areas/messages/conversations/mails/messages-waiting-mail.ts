import { z } from 'zod';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { shortName } from '#server/platform/mail/short-name.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const messagesWaitingMail = defineMail({
  name: 'messages-waiting',
  facts: z.object({
    /** Of the business, or of the creator. */
    other_name: z.string(),
    campaign_title: z.string(),
    count: z.number().int(),
    /** The newest text; empty if there were only files. */
    excerpt: z.string(),
    href: z.string(),
  }),
  subject: ({ other_name }) => `${shortName(other_name)} wrote to you`,
  compose: ({ other_name, campaign_title, count, excerpt, href }, { config }) => ({
    letter: {
      preview: excerpt || campaign_title,
      parts: [
        heading(count === 1 ? 'You have a new message.' : `You have ${count} new messages.`),
        text(`${other_name} wrote to you about “${campaign_title}”.`),
        ...(excerpt ? [text(`“${excerpt}”`)] : []),
        action('Read and reply', `${config.app_url}${href}`),
        note(
          'We won’t email you about this conversation again until you’ve read it. You can turn off message emails in your settings.',
        ),
      ],
    },
  }),
});
