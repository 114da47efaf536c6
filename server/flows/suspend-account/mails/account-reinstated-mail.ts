import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const accountReinstatedMail = defineMail({
  name: 'account-reinstated',
  facts: z.object({}),
  subject: () => 'Your Bizmeet account is active again',
  compose: (_facts, { config }) => ({
    letter: {
      preview: 'We lifted the suspension.',
      parts: [
        heading('Your account is active again.'),
        text(
          'We lifted the suspension. Payouts leave with the next batch unless we put one on hold. Campaigns resume unless something else stops them or their deadline has passed, and paused deadlines run again.',
        ),
        action('Sign in', `${config.app_url}/login`),
      ],
    },
  }),
});
