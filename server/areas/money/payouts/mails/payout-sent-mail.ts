import { z } from 'zod';
import { formatCents } from '#domain/format/money.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const payoutSentMail = defineMail({
  name: 'payout-sent',
  facts: z.object({
    number: z.number().int(),
    amount_cents: z.number().int(),
    bank: z.string(),
    arrives_on: z.string(),
  }),
  subject: ({ amount_cents }) => `Your ${formatCents(amount_cents)} payout is on its way`,
  compose: ({ number, amount_cents, bank, arrives_on }, { config }) => ({
    letter: {
      preview: `It should reach ${bank} by ${dateWords(arrives_on)}.`,
      parts: [
        heading(`Your ${formatCents(amount_cents)} payout is on its way.`),
        text(`We sent payout No. ${number}. It should reach ${bank} by ${dateWords(arrives_on)}.`),
        action('See earnings', `${config.app_url}/creator/earnings`),
      ],
    },
  }),
});
