import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const welcomeCreatorMail = defineMail({
  name: 'welcome-creator',
  facts: z.object({}),
  subject: () => 'Welcome to Bizmeet',
  compose: (_facts, { config }) => ({
    letter: {
      preview: 'Next up: your application.',
      parts: [
        heading('Welcome to Bizmeet.'),
        text(
          'Next up is your application: who you are, where you film and some of your work. A real person reads it, usually within 2 business days.',
        ),
        text(
          'Once you’re approved, you see every campaign’s payout before you apply. The business has already paid, and we hold the money.',
        ),
        action('Start application', `${config.app_url}/apply`),
      ],
    },
  }),
});
