import { z } from 'zod';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const reportAnsweredMail = defineMail({
  name: 'report-answered',
  facts: z.object({ headline: z.string(), body: z.string() }),
  subject: ({ headline }) => headline,
  compose: ({ headline, body }, { config }) => ({
    letter: {
      preview: body,
      parts: [
        heading(`${headline}.`),
        text(body),
        note('We don’t share what we did, and we don’t tell anyone who reported it.'),
        action('Open Bizmeet', `${config.app_url}/`),
      ],
    },
  }),
});
