import { z } from 'zod';
import { LINK_MINUTES } from '#domain/account-links.ts';
import { mintLink } from '../../features/account-links/mint-link.ts';
import { action, heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const resetPasswordMail = defineMail({
  name: 'reset-password',
  facts: z.object({ user_id: z.uuid() }),
  subject: () => 'Choose a new Bizmeet password',
  compose: async ({ user_id }, context, email) => ({
    letter: {
      preview: 'The link works once, for an hour.',
      parts: [
        heading('A new password, then.'),
        text('Choose it on the next page. Every device that is signed in will be signed out.'),
        action(
          'Choose a new password',
          await mintLink(context, { purpose: 'reset_password', user_id, email }),
        ),
        note(
          `The link works once, for ${LINK_MINUTES.reset_password} minutes. Did not ask for it? Do nothing: your password stays as it is.`,
        ),
      ],
    },
  }),
});
