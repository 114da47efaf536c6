import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const welcomeBusinessMail = defineMail({
  name: 'welcome-business',
  facts: z.object({}),
  subject: () => 'Welcome to Bizmeet',
  compose: (_facts, { config }) => ({
    letter: {
      preview: 'Set up your shop, then post your first campaign.',
      parts: [
        heading('Welcome to Bizmeet.'),
        text(
          'Next, set up your shop: your website, your industry and where you are. Then post a campaign with what you’d like filmed and what you’ll pay.',
        ),
        text('You pay up front, we hold the money, and creators get it once you approve their work.'),
        action('Set up shop', `${config.app_url}/onboarding`),
      ],
    },
  }),
});
