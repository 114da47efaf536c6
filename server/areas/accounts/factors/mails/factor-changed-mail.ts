import { z } from 'zod';
import { stopParts } from '#server/areas/accounts/owner-mails/stop-parts.ts';
import { heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

const CHANGES = {
  passkey_added: ['A passkey was added to your account', 'You can sign in with it from now on.'],
  passkey_removed: ['A passkey was removed from your account', 'It no longer signs you in.'],
  totp_added: [
    'An authenticator app was added to your account',
    'We’ll ask for its code when you sign in with your password.',
  ],
  totp_removed: ['Your authenticator app was removed', 'Its codes no longer work.'],
  recovery_codes_replaced: ['You have new recovery codes', 'The old ones no longer work.'],
  recovery_code_used: ['A recovery code was used on your account', 'It can’t be used again.'],
} as const;
type FactorChange = keyof typeof CHANGES;

/** Tells the owner, because someone with a stolen session must not add or remove a factor unnoticed. */
export const factorChangedMail = defineMail({
  name: 'factor-changed',
  is_always_sent: true,
  facts: z.object({
    user_id: z.string(),
    change: z.enum(Object.keys(CHANGES) as [FactorChange, ...FactorChange[]]),
  }),
  subject: ({ change }) => CHANGES[change][0],
  compose: async ({ user_id, change }, context, email) => ({
    letter: {
      preview: CHANGES[change][1],
      parts: [
        heading(`${CHANGES[change][0]}.`),
        text(`${CHANGES[change][1]} If this was you, there’s nothing to do.`),
        ...(await stopParts(context, user_id, email)),
      ],
    },
  }),
});
