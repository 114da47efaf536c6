import { z } from 'zod';
import { DECISIONS_PATH } from '#domain/admin/reports.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const appealDecidedMail = defineMail({
  name: 'report-appeal-decided',
  facts: z.object({ title: z.string(), words: z.string() }),
  subject: ({ title }) => title,
  compose: ({ title, words }, { config }) => ({
    letter: {
      preview: 'The answer to your appeal.',
      parts: [
        heading(`${title}.`),
        text(words),
        action('Read the decision', `${config.app_url}${DECISIONS_PATH}`),
      ],
    },
  }),
});
