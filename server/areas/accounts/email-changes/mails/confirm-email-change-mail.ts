import { z } from 'zod';
import { LINK_MINUTES } from '#domain/accounts/account-links.ts';
import { mintLink } from '#server/areas/accounts/links/mint-link.ts';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

/** Goes to the current address, so that nobody can move an account without its owner noticing. */
export const confirmEmailChangeMail = defineMail({
  name: 'confirm-email-change',
  is_always_sent: true,
  facts: z.object({ user_id: z.uuid(), email_change_id: z.uuid(), new_email: z.string() }),
  subject: () => 'Confirm your new Bizmeet email',
  compose: async ({ user_id, email_change_id, new_email }, context, email) => ({
    letter: {
      preview: 'Confirm from both addresses to finish.',
      parts: [
        heading('Changing your email?'),
        text(
          `You asked to change your Bizmeet email from this address to ${new_email}. Confirm from both addresses to finish.`,
        ),
        action(
          'Confirm change',
          await mintLink(context, { purpose: 'confirm_email_change', user_id, email, email_change_id }),
        ),
        note(
          `The link works once, for ${LINK_MINUTES.confirm_email_change} minutes. Not you? Don’t confirm, and change your password now: someone else may know it.`,
        ),
      ],
    },
  }),
});
