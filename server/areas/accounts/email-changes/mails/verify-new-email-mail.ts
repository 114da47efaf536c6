import { z } from 'zod';
import { LINK_MINUTES } from '#domain/accounts/account-links.ts';
import { mintLink } from '#server/areas/accounts/links/mint-link.ts';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const verifyNewEmailMail = defineMail({
  name: 'verify-new-email',
  is_always_sent: true,
  facts: z.object({ user_id: z.uuid(), email_change_id: z.uuid() }),
  reason: {
    why: 'You’re getting this email because someone entered this address on Bizmeet.',
    has_no_account: true,
  },
  subject: () => 'Verify your new email for Bizmeet',
  compose: async ({ user_id, email_change_id }, context, email) => ({
    letter: {
      preview: 'Confirm from both addresses to finish.',
      parts: [
        heading('Is this your new email?'),
        text(
          'Someone asked to use this address for their Bizmeet account. They also have to confirm from the old address.',
        ),
        action(
          'Verify email',
          await mintLink(context, { purpose: 'verify_new_email', user_id, email, email_change_id }),
        ),
        note(
          `The link works once, for ${LINK_MINUTES.verify_new_email} minutes. Not you? Ignore this email and nothing will change.`,
        ),
      ],
    },
  }),
});
