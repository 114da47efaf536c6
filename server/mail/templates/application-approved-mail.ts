import { z } from 'zod';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const applicationApprovedMail = defineMail({
  name: 'application-approved',
  facts: z.object({ note: z.string().nullable() }),
  subject: () => 'You are in',
  compose: ({ note }, { config }) => ({
    letter: {
      preview: 'A person read your application and said yes.',
      parts: [
        heading('You are in.'),
        text('A person read your application and said yes. Your side of the counter is open.'),
        ...(note ? [text(note)] : []),
        action('Open my dashboard', `${config.app_url}/creator`),
      ],
    },
  }),
});
