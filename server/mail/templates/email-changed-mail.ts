import { z } from 'zod';
import { heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

/** To the old address, once the account has left it. */
export const emailChangedMail = defineMail({
  name: 'email-changed',
  facts: z.object({ new_email: z.string() }),
  subject: () => 'The email of your Bizmeet account was changed',
  compose: ({ new_email }, { config }) => ({
    letter: {
      preview: 'We will write to the new address from now on.',
      parts: [
        heading('You have moved.'),
        text(`Your account now belongs to ${new_email}. We will not write to this address again.`),
        note(`Not what you wanted? Write to ${config.contact_email} today.`),
      ],
    },
  }),
});
