import { z } from 'zod';
import { LINK_MINUTES } from '#domain/account-links.ts';
import { mintLink } from '../../features/account-links/mint-link.ts';
import { action, heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

/** To the address an account has now: nobody moves an account away from its owner unseen. */
export const confirmEmailChangeMail = defineMail({
  name: 'confirm-email-change',
  facts: z.object({ user_id: z.uuid(), email_change_id: z.uuid(), new_email: z.string() }),
  subject: () => 'Confirm the new email of your Bizmeet account',
  compose: async ({ user_id, email_change_id, new_email }, context, email) => ({
    letter: {
      preview: 'Both addresses have to agree.',
      parts: [
        heading('Moving to another address?'),
        text(`Your account asks to move from this address to ${new_email}. Both have to confirm.`),
        action(
          'Confirm the change',
          await mintLink(context, { purpose: 'confirm_email_change', user_id, email, email_change_id }),
        ),
        note(
          `The link works once, for ${LINK_MINUTES.confirm_email_change} minutes. Not you? Do nothing, then change your password: somebody knows it.`,
        ),
      ],
    },
  }),
});
