import { z } from 'zod';
import { heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const accountSuspendedMail = defineMail({
  name: 'account-suspended',
  facts: z.object({ reason: z.string() }),
  subject: () => 'Your Bizmeet account is suspended',
  compose: ({ reason }, { config }) => ({
    letter: {
      preview: 'Why, and how to appeal.',
      parts: [
        heading('Your account is suspended.'),
        text(reason),
        text(`You disagree? Write to ${config.contact_email} and say why. A person reads it.`),
        note('Until then you can sign in to see this notice, download your data or delete your account.'),
      ],
    },
  }),
});
