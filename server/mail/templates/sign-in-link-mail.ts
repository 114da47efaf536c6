import { z } from 'zod';
import { LINK_MINUTES } from '#domain/account-links.ts';
import { mintLink } from '../../features/account-links/mint-link.ts';
import { action, heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const signInLinkMail = defineMail({
  name: 'sign-in-link',
  facts: z.object({ user_id: z.uuid() }),
  subject: () => 'Your link to sign in to Bizmeet',
  compose: async ({ user_id }, context, email) => ({
    letter: {
      preview: 'It signs you in once.',
      parts: [
        heading('Pick up where you left off.'),
        text(
          'You asked for a link instead of a password. It signs you in once, on this device or any other.',
        ),
        action('Sign in', await mintLink(context, { purpose: 'sign_in', user_id, email })),
        note(
          `The link works for ${LINK_MINUTES.sign_in} minutes. Did not ask for it? Do nothing, and keep it to yourself.`,
        ),
      ],
    },
  }),
});
