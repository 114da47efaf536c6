import { z } from 'zod';
import { formatCents } from '#domain/money.ts';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const payoutFailedMail = defineMail({
  name: 'payout-failed',
  facts: z.object({
    number: z.number().int(),
    amount_cents: z.number().int(),
    bank: z.string(),
    failure: z.string(),
  }),
  subject: ({ amount_cents }) => `${formatCents(amount_cents)} did not reach your bank`,
  compose: ({ number, amount_cents, bank, failure }, { config }) => ({
    letter: {
      preview: 'Check your bank details, then send it again.',
      parts: [
        heading('A payout did not go through.'),
        text(`Payout No. ${number} of ${formatCents(amount_cents)} did not reach ${bank}. ${failure}`),
        text('Nothing is lost: it is available again. Check your bank details, then send it again.'),
        action('Check your payout account', `${config.app_url}/creator/earnings`),
      ],
    },
  }),
});
