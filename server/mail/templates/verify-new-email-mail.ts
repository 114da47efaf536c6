import { z } from 'zod';
import { LINK_MINUTES } from '#domain/account-links.ts';
import { mintLink } from '../../features/account-links/mint-link.ts';
import { action, heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const verifyNewEmailMail = defineMail({
  name: 'verify-new-email',
  facts: z.object({ user_id: z.uuid(), email_change_id: z.uuid() }),
  subject: () => 'Verify your new email for Bizmeet',
  compose: async ({ user_id, email_change_id }, context, email) => ({
    letter: {
      preview: 'Both addresses have to agree.',
      parts: [
        heading('Is this your new email?'),
        text('A Bizmeet account asks to move to this address. The old one has to confirm too.'),
        action(
          'Verify my new email',
          await mintLink(context, { purpose: 'verify_new_email', user_id, email, email_change_id }),
        ),
        note(
          `The link works once, for ${LINK_MINUTES.verify_new_email} minutes. Not you? Do nothing and nothing changes.`,
        ),
      ],
    },
  }),
});
