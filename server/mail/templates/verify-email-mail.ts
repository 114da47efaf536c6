import { z } from 'zod';
import { LINK_MINUTES } from '#domain/account-links.ts';
import { mintLink } from '../../features/account-links/mint-link.ts';
import { action, heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const verifyEmailMail = defineMail({
  name: 'verify-email',
  facts: z.object({ user_id: z.uuid() }),
  subject: () => 'Verify your email for Bizmeet',
  compose: async ({ user_id }, context, email) => ({
    letter: {
      preview: 'One click and your account is open.',
      parts: [
        heading('Is this your email?'),
        text('Somebody, we hope you, made a Bizmeet account with this address. Verify it and you are in.'),
        action('Verify my email', await mintLink(context, { purpose: 'verify_email', user_id, email })),
        text('Open the link on any device, then go back to where you signed up.'),
        note(
          `The link works once, for ${LINK_MINUTES.verify_email} minutes. Not you? Do nothing: without this click nobody can use the account.`,
        ),
      ],
    },
  }),
});
