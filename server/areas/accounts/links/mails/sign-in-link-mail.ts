import { z } from 'zod';
import { LINK_MINUTES } from '#domain/accounts/account-links.ts';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';
import { returnFacts } from '../mailed-return.ts';
import { mintLink } from '../mint-link.ts';

export const signInLinkMail = defineMail({
  name: 'sign-in-link',
  is_always_sent: true,
  facts: z.object({ user_id: z.uuid(), ...returnFacts }),
  subject: () => 'Your Bizmeet sign-in link',
  compose: async ({ user_id, return_to }, context, email) => ({
    letter: {
      preview: 'It works once.',
      parts: [
        heading('Sign in to Bizmeet.'),
        text('Use this link to sign in without a password. It works once, on any device.'),
        action('Sign in', await mintLink(context, { purpose: 'sign_in', user_id, email }, return_to)),
        note(
          `The link works for ${LINK_MINUTES.sign_in} minutes. Didn’t ask for it? Ignore this email, and don’t share the link.`,
        ),
      ],
    },
  }),
});
