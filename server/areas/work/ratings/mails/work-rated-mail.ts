import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const workRatedMail = defineMail({
  name: 'work-rated',
  facts: z.object({ title: z.string(), headline: z.string(), body: z.string(), href: z.string() }),
  subject: ({ headline }) => headline,
  compose: ({ title, headline, body, href }, { config }) => ({
    letter: {
      preview: body,
      parts: [
        heading(`${headline}.`),
        text(`Campaign: ${title}`),
        text(body),
        action('See the work', `${config.app_url}${href}`),
      ],
    },
  }),
});
