import { z } from 'zod';
import { formatCents } from '#domain/money.ts';
import { dateWords } from '#domain/new-york-time.ts';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const payoutSentMail = defineMail({
  name: 'payout-sent',
  facts: z.object({
    number: z.number().int(),
    amount_cents: z.number().int(),
    bank: z.string(),
    arrives_on: z.string(),
  }),
  subject: ({ amount_cents }) => `${formatCents(amount_cents)} is on its way to you`,
  compose: ({ number, amount_cents, bank, arrives_on }, { config }) => ({
    letter: {
      preview: `At ${bank} by ${dateWords(arrives_on)}.`,
      parts: [
        heading(`${formatCents(amount_cents)} is on its way.`),
        text(`Payout No. ${number} left. It is at ${bank} by ${dateWords(arrives_on)}.`),
        action('See where each cent is', `${config.app_url}/creator/earnings`),
      ],
    },
  }),
});
