import { z } from 'zod';
import { formatCents } from '#domain/money.ts';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const payoutPaidMail = defineMail({
  name: 'payout-paid',
  facts: z.object({ number: z.number().int(), amount_cents: z.number().int(), bank: z.string() }),
  subject: ({ amount_cents }) => `${formatCents(amount_cents)} is in your account`,
  compose: ({ number, amount_cents, bank }, { config }) => ({
    letter: {
      preview: `Payout No. ${number} arrived.`,
      parts: [
        heading(`${formatCents(amount_cents)} is in your account.`),
        text(`Payout No. ${number} arrived at ${bank}. Some banks show it a day later.`),
        action('See your earnings', `${config.app_url}/creator/earnings`),
      ],
    },
  }),
});
