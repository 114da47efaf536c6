import { z } from 'zod';
import { action, heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const briefChangedMail = defineMail({
  name: 'brief-changed',
  facts: z.object({
    title: z.string(),
    business_name: z.string(),
    /** Each in words, as many as a mail should hold. */
    changes: z.array(z.string()),
    href: z.string(),
  }),
  subject: ({ title }) => `The brief changed: ${title}`,
  compose: ({ title, business_name, changes, href }, { config }) => ({
    letter: {
      preview: `${business_name} changed what it asks for.`,
      parts: [
        heading('The brief you applied to changed.'),
        text(`${business_name} changed “${title}”:`),
        ...changes.map((change) => text(change)),
        action('Read the brief', `${config.app_url}${href}`),
        note('Your application stays as it is. If it no longer suits you, you may withdraw it.'),
      ],
    },
  }),
});
