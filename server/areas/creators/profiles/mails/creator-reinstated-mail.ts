import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const creatorReinstatedMail = defineMail({
  name: 'creator-reinstated',
  facts: z.object({ note: z.string().nullable() }),
  subject: () => 'Your creator account is active again',
  compose: ({ note }, { config }) => ({
    letter: {
      preview: 'We lifted the suspension.',
      parts: [
        heading('Your creator account is active again.'),
        text('We lifted the suspension. Everything is where you left it.'),
        ...(note ? [text(note)] : []),
        action('Open dashboard', `${config.app_url}/creator`),
      ],
    },
  }),
});
