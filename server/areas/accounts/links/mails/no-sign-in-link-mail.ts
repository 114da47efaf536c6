import { z } from 'zod';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

/** The page shows everyone the same answer, so the mail explains why there is no link. */
export const noSignInLinkMail = defineMail({
  name: 'no-sign-in-link',
  is_always_sent: true,
  facts: z.object({}),
  subject: () => 'Sign in to Bizmeet with your password or passkey',
  compose: (_facts, { config }) => ({
    letter: {
      preview: 'Admins can’t sign in by email link.',
      parts: [
        heading('Sign in with your password or passkey.'),
        text('You asked for a link to sign in. Admins can’t sign in by email link, so we haven’t sent one.'),
        action('Sign in', `${config.app_url}/login`),
        note('Didn’t ask for it? Ignore this email.'),
      ],
    },
  }),
});
