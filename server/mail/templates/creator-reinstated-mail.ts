import { z } from 'zod';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const creatorReinstatedMail = defineMail({
  name: 'creator-reinstated',
  facts: z.object({ note: z.string().nullable() }),
  subject: () => 'Your creator account is open again',
  compose: ({ note }, { config }) => ({
    letter: {
      preview: 'The suspension is lifted.',
      parts: [
        heading('Your creator account is open again.'),
        text('The suspension is lifted. Everything is where you left it.'),
        ...(note ? [text(note)] : []),
        action('Open my dashboard', `${config.app_url}/creator`),
      ],
    },
  }),
});
