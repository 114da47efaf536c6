import { z } from 'zod';
import { stopParts } from '#server/areas/accounts/owner-mails/stop-parts.ts';
import { heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

/** Goes to the old address once the change is done. */
export const emailChangedMail = defineMail({
  name: 'email-changed',
  is_always_sent: true,
  facts: z.object({ user_id: z.string(), new_email: z.string() }),
  reason: {
    why: 'You’re getting this email because this was the address of a Bizmeet account.',
    has_no_account: true,
  },
  subject: () => 'Your Bizmeet email was changed',
  compose: async ({ user_id, new_email }, context, email) => ({
    letter: {
      preview: `Your account now uses ${new_email}.`,
      parts: [
        heading('Your email was changed.'),
        text(`Your account now uses ${new_email}.`),
        ...(await stopParts(context, user_id, email)),
      ],
    },
  }),
});
