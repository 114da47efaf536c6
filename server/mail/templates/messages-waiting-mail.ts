import { z } from 'zod';
import { action, heading, note, text } from '../letter.ts';
import { shortName } from '../short-name.ts';
import { defineMail } from '../template.ts';

export const messagesWaitingMail = defineMail({
  name: 'messages-waiting',
  facts: z.object({
    /** Of the business, or of the creator. */
    other_name: z.string(),
    campaign_title: z.string(),
    count: z.number().int(),
    /** The newest words; empty where only files came. */
    excerpt: z.string(),
    href: z.string(),
  }),
  subject: ({ other_name }) => `${shortName(other_name)} wrote to you`,
  compose: ({ other_name, campaign_title, count, excerpt, href }, { config }) => ({
    letter: {
      preview: excerpt || campaign_title,
      parts: [
        heading(count === 1 ? 'A message waits for you.' : 'Messages wait for you.'),
        text(`${other_name} wrote to you about “${campaign_title}”.`),
        ...(excerpt ? [text(`“${excerpt}”`)] : []),
        action('Read and reply', `${config.app_url}${href}`),
        note(
          'You are told of this conversation again once you have read it. Mail about messages can be turned off in settings.',
        ),
      ],
    },
  }),
});
