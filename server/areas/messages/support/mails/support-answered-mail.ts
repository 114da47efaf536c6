import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';
import { replyAddress } from '../reply-address.ts';

export const supportAnsweredMail = defineMail({
  name: 'support-answered',
  facts: z.object({
    /** Of the person's request. */
    subject: z.string(),
    excerpt: z.string(),
    is_cut: z.boolean(),
    href: z.string(),
    request_id: z.uuid().optional(),
  }),
  subject: ({ subject }) => `Answer: ${subject}`,
  compose: ({ subject, excerpt, is_cut, href, request_id }, { config }) => {
    const reply_to = request_id && replyAddress(config, request_id);
    return {
      reply_to: reply_to || undefined,
      letter: {
        preview: excerpt,
        parts: [
          heading('We answered your question.'),
          text(`You asked about “${subject}”.`),
          text(is_cut ? `${excerpt}…` : excerpt),
          action('Read and reply', `${config.app_url}${href}`),
          text(
            reply_to
              ? 'Reply to this email or on Bizmeet. Attachments to emails don’t reach the conversation.'
              : 'Please reply on Bizmeet. Replies to this email don’t reach the conversation.',
          ),
        ],
      },
    };
  },
});
