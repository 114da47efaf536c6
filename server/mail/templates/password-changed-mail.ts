import { z } from 'zod';
import { action, heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const passwordChangedMail = defineMail({
  name: 'password-changed',
  facts: z.object({}),
  subject: () => 'Your Bizmeet password was changed',
  compose: (_facts, { config }) => ({
    letter: {
      preview: 'Other devices were signed out.',
      parts: [
        heading('Your password was changed.'),
        text('All other devices were signed out. If this was you, there is nothing to do.'),
        text('If it was not, somebody else may have your password: choose a new one now.'),
        action('It was not me', `${config.app_url}/auth/forgot`),
        note(`No luck? Write to ${config.contact_email}.`),
      ],
    },
  }),
});
