import { z } from 'zod';
import { heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const accountDeletedMail = defineMail({
  name: 'account-deleted',
  is_farewell: true,
  facts: z.object({}),
  reason: {
    why: 'You’re getting this email because you had a Bizmeet account.',
    has_no_account: true,
  },
  subject: () => 'Your Bizmeet account was deleted',
  compose: (_facts, { config }) => ({
    letter: {
      preview: 'We’ve erased your personal data.',
      parts: [
        heading('Your account was deleted.'),
        text(
          'We deleted your account and erased your personal data. We keep payment records, as the law requires, without your name.',
        ),
        note(`Didn’t ask for this? Write to ${config.contact_email} today.`),
      ],
    },
  }),
});
