import { z } from 'zod';
import { stopParts } from '#server/areas/accounts/owner-mails/stop-parts.ts';
import { heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const passwordChangedMail = defineMail({
  name: 'password-changed',
  is_always_sent: true,
  facts: z.object({ user_id: z.string() }),
  subject: () => 'Your Bizmeet password was changed',
  compose: async ({ user_id }, context, email) => ({
    letter: {
      preview: 'Your other devices were signed out.',
      parts: [
        heading('Your password was changed.'),
        text('Your other devices were signed out. If this was you, there’s nothing to do.'),
        ...(await stopParts(context, user_id, email)),
      ],
    },
  }),
});
