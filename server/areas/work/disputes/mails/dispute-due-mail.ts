import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const disputeDueMail = defineMail({
  name: 'dispute-due',
  facts: z.object({ title: z.string(), body: z.string(), href: z.string() }),
  subject: () => 'A dispute needs your decision',
  compose: ({ title, body, href }, { config }) => ({
    letter: {
      preview: body,
      parts: [heading(`${title}.`), text(body), action('Review the dispute', `${config.app_url}${href}`)],
    },
  }),
});
