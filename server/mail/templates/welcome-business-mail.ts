import { z } from 'zod';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const welcomeBusinessMail = defineMail({
  name: 'welcome-business',
  facts: z.object({}),
  subject: () => 'Your door is open',
  compose: (_facts, { config }) => ({
    letter: {
      preview: 'Set up your shop, then post your first campaign.',
      parts: [
        heading('Your door is open.'),
        text(
          'Next, tell us about the shop: your website, the industry and where you are. Then say what you would like filmed and what it pays.',
        ),
        text('The money is set aside before anyone presses record, and released when you approve the work.'),
        action('Set up my shop', `${config.app_url}/onboarding`),
      ],
    },
  }),
});
