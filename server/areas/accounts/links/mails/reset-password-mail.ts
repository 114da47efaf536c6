import { z } from 'zod';
import { LINK_MINUTES } from '#domain/accounts/account-links.ts';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';
import { mintLink } from '../mint-link.ts';

export const resetPasswordMail = defineMail({
  name: 'reset-password',
  is_always_sent: true,
  facts: z.object({ user_id: z.uuid() }),
  subject: () => 'Reset your Bizmeet password',
  compose: async ({ user_id }, context, email) => ({
    letter: {
      preview: `The link works once, for ${LINK_MINUTES.reset_password} minutes.`,
      parts: [
        heading('Reset your password.'),
        text('Choose a new password on the next page. You’ll be signed out on all your devices.'),
        action('Reset password', await mintLink(context, { purpose: 'reset_password', user_id, email })),
        note(
          `The link works once, for ${LINK_MINUTES.reset_password} minutes. Didn’t ask for it? Ignore this email and your password won’t change.`,
        ),
      ],
    },
  }),
});
