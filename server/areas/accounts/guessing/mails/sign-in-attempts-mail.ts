import { z } from 'zod';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const signInAttemptsMail = defineMail({
  name: 'sign-in-attempts',
  is_always_sent: true,
  facts: z.object({}),
  subject: () => 'Someone is trying to sign in to your account',
  compose: (_facts, { config }) => ({
    letter: {
      preview: 'They entered wrong passwords.',
      parts: [
        heading('Someone is trying to sign in to your account.'),
        text(
          'Someone entered at least 10 wrong passwords for your Bizmeet account within an hour, from browsers you haven’t used. We’re slowing these attempts down. You can still sign in from browsers you’ve used before.',
        ),
        text(
          'If this was you, there’s nothing to do. If it wasn’t, make sure you don’t use this password anywhere else.',
        ),
        action('Choose a new password', `${config.app_url}/auth/forgot`),
        note(`We send this email at most once a day. Questions? Write to ${config.contact_email}.`),
      ],
    },
  }),
});
