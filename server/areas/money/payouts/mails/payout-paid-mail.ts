import { z } from 'zod';
import { formatCents } from '#domain/format/money.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const payoutPaidMail = defineMail({
  name: 'payout-paid',
  facts: z.object({ number: z.number().int(), amount_cents: z.number().int(), bank: z.string() }),
  subject: ({ amount_cents }) => `Your ${formatCents(amount_cents)} payout arrived`,
  compose: ({ number, amount_cents, bank }, { config }) => ({
    letter: {
      preview: `Payout No. ${number} arrived.`,
      parts: [
        heading(`Your ${formatCents(amount_cents)} payout arrived.`),
        text(`Payout No. ${number} arrived at ${bank}. Some banks take another day to show it.`),
        action('See earnings', `${config.app_url}/creator/earnings`),
      ],
    },
  }),
});
