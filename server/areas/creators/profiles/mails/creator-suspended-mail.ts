import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const creatorSuspendedMail = defineMail({
  name: 'creator-suspended',
  facts: z.object({ note: z.string() }),
  subject: () => 'Your creator account is suspended',
  compose: ({ note }, { config }) => ({
    letter: {
      preview: 'The reason, and how to appeal.',
      parts: [
        heading('Your creator account is suspended.'),
        text(note),
        text(
          'Until we lift the suspension, your payouts are on hold and your deadlines are paused. You keep what you earned, and money already on its way to your bank will arrive.',
        ),
        text('You can still sign in, but you can’t use campaigns or the creator area.'),
        text(`Disagree? Write to ${config.contact_email} and tell us why. A real person reads every appeal.`),
        action('See status', `${config.app_url}/apply/status`),
      ],
    },
  }),
});
