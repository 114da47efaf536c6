import { z } from 'zod';
import { formatCents } from '#domain/format/money.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const payoutFailedMail = defineMail({
  name: 'payout-failed',
  facts: z.object({
    number: z.number().int(),
    amount_cents: z.number().int(),
    bank: z.string(),
    failure: z.string(),
  }),
  subject: ({ amount_cents }) => `Your ${formatCents(amount_cents)} payout didn’t go through`,
  compose: ({ number, amount_cents, bank, failure }, { config }) => ({
    letter: {
      preview: 'Check your bank details, then send it again.',
      parts: [
        heading('Your payout didn’t go through.'),
        text(`Payout No. ${number} of ${formatCents(amount_cents)} didn’t reach ${bank}. ${failure}`),
        text('The money is available again. Check your bank details, then send it again.'),
        action('Check bank details', `${config.app_url}/creator/earnings`),
      ],
    },
  }),
});
