import { z } from 'zod';
import { stopParts } from '#server/areas/accounts/owner-mails/stop-parts.ts';
import { heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const factorsResetMail = defineMail({
  name: 'factors-reset',
  is_always_sent: true,
  facts: z.object({ user_id: z.string() }),
  subject: () => 'Your passkeys and authenticator app were removed',
  compose: async ({ user_id }, context, email) => ({
    letter: {
      preview: 'Sign in with your password or an email link.',
      parts: [
        heading('Your passkeys and authenticator app were removed.'),
        text(
          'You can sign in with your password or an email link. Add a passkey or an authenticator app, and save the new recovery codes. Payouts are on hold for 72 hours.',
        ),
        ...(await stopParts(context, user_id, email)),
      ],
    },
  }),
});
