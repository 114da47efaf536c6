import { z } from 'zod';
import { heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const accountDeletedMail = defineMail({
  name: 'account-deleted',
  is_farewell: true,
  facts: z.object({}),
  subject: () => 'Your Bizmeet account is deleted',
  compose: (_facts, { config }) => ({
    letter: {
      preview: 'Your personal data is erased.',
      parts: [
        heading('Goodbye, then.'),
        text(
          'Your account is deleted and your personal data erased. What the law makes us keep about money stays, without your name.',
        ),
        note(`Did not ask for this? Write to ${config.contact_email} today.`),
      ],
    },
  }),
});
