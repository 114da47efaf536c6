import { z } from 'zod';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const welcomeCreatorMail = defineMail({
  name: 'welcome-creator',
  facts: z.object({}),
  subject: () => 'Good to have you',
  compose: (_facts, { config }) => ({
    letter: {
      preview: 'Your application comes next.',
      parts: [
        heading('Good to have you.'),
        text(
          'Next comes your application: who you are, where you film and some of your work. A person reads it within 2 business days.',
        ),
        text(
          'Once you are in, every campaign shows its payout before you apply, and the money is already held.',
        ),
        action('Go to my application', `${config.app_url}/apply`),
      ],
    },
  }),
});
