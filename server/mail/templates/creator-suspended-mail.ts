import { z } from 'zod';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const creatorSuspendedMail = defineMail({
  name: 'creator-suspended',
  facts: z.object({ note: z.string() }),
  subject: () => 'Your creator account is suspended',
  compose: ({ note }, { config }) => ({
    letter: {
      preview: 'Why, and how to appeal.',
      parts: [
        heading('Your creator account is suspended.'),
        text(note),
        text('Campaigns and the creator area are closed to you until it is lifted. You can still sign in.'),
        text(`You disagree? Write to ${config.contact_email} and say why. A person reads it.`),
        action('See where it stands', `${config.app_url}/apply/status`),
      ],
    },
  }),
});
