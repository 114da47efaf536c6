import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const w9WantedMail = defineMail({
  name: 'w9-wanted',
  facts: z.object({ year: z.number().int() }),
  subject: ({ year }) => `Please add your W-9 for ${year}`,
  compose: ({ year }, { config }) => ({
    letter: {
      preview: 'We need it to file your 1099.',
      parts: [
        heading('Please add your W-9.'),
        text(`Your payouts in ${year} reached the amount from which we file a 1099 with the IRS.`),
        text('To file it, we need your W-9. You can fill it out on your Earnings page.'),
        action('Add W-9', `${config.app_url}/creator/earnings`),
      ],
    },
  }),
});
