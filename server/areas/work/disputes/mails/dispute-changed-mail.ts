import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const disputeChangedMail = defineMail({
  name: 'dispute-changed',
  facts: z.object({
    title: z.string(),
    headline: z.string(),
    body: z.string(),
    href: z.string(),
  }),
  subject: ({ headline }) => headline,
  compose: ({ title, headline, body, href }, { config }) => ({
    letter: {
      preview: body,
      parts: [
        heading(`${headline}.`),
        ...(headline.includes(title) ? [] : [text(`Campaign: ${title}`)]),
        text(body),
        action('See the dispute', `${config.app_url}${href}`),
      ],
    },
  }),
});
