import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const applicationApprovedMail = defineMail({
  name: 'application-approved',
  facts: z.object({ note: z.string().nullable() }),
  subject: () => 'You’re approved on Bizmeet',
  compose: ({ note }, { config }) => ({
    letter: {
      preview: 'Welcome. You can apply to campaigns now.',
      parts: [
        heading('You’re in.'),
        text('We read your application and approved it. You can apply to campaigns now.'),
        ...(note ? [text(note)] : []),
        action('Open dashboard', `${config.app_url}/creator`),
      ],
    },
  }),
});
