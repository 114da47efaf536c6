import { z } from 'zod';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const payoutAccountChangedMail = defineMail({
  name: 'payout-account-changed',
  facts: z.object({ before: z.string(), bank: z.string() }),
  subject: () => 'Your payout account was changed',
  compose: ({ before, bank }, { config }) => ({
    letter: {
      preview: `Payouts go to ${bank} now.`,
      parts: [
        heading('Your payout account was changed.'),
        text(`Payouts go to ${bank} now, and no longer to ${before}.`),
        text('If that was not you, change your password, then put your own bank details back.'),
        action('See your payout account', `${config.app_url}/creator/settings#payouts`),
      ],
    },
  }),
});
