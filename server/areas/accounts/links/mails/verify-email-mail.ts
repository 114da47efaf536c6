import { z } from 'zod';
import { LINK_MINUTES } from '#domain/accounts/account-links.ts';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';
import { returnFacts } from '../mailed-return.ts';
import { mintLink } from '../mint-link.ts';

export const verifyEmailMail = defineMail({
  name: 'verify-email',
  is_always_sent: true,
  facts: z.object({ user_id: z.uuid(), ...returnFacts }),
  reason: {
    why: 'You’re getting this email because someone signed up for Bizmeet with this address.',
    has_no_account: true,
  },
  subject: () => 'Verify your email for Bizmeet',
  compose: async ({ user_id, return_to }, context, email) => ({
    letter: {
      preview: 'One click and your account is ready.',
      parts: [
        heading('Verify your email.'),
        text('Confirm your email to finish signing up for Bizmeet.'),
        action(
          'Verify email',
          await mintLink(context, { purpose: 'verify_email', user_id, email }, return_to),
        ),
        text('Open the link on any device, then go back to where you signed up.'),
        note(
          `The link works once, for ${LINK_MINUTES.verify_email} minutes. Not you? Ignore this email: nobody can use the account until the address is verified.`,
        ),
      ],
    },
  }),
});
