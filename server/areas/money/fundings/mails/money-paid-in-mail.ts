import { z } from 'zod';
import { formatCents } from '#domain/format/money.ts';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const moneyPaidInMail = defineMail({
  name: 'money-paid-in',
  facts: z.object({
    title: z.string(),
    total_cents: z.number().int(),
    slots: z.number().int(),
    funding_id: z.string(),
  }),
  subject: ({ title, total_cents }) => `You paid ${formatCents(total_cents)} for ${title}`,
  compose: ({ title, total_cents, slots, funding_id }, { config }) => ({
    letter: {
      preview: 'It’s held until you approve the work.',
      parts: [
        heading('Your payment is held.'),
        text(`We received ${formatCents(total_cents)} for “${title}”. ${whatFor(slots)}`),
        text(
          'We release it spot by spot as you approve the work. Unfilled spots are refunded in full, including the fee.',
        ),
        action('See receipt', `${config.app_url}/business/receipts/${funding_id}`),
        note('Keep this for your records.'),
      ],
    },
  }),
});

function whatFor(slots: number): string {
  if (slots === 0) return 'It covers the difference for an accepted quote.';
  return slots === 1 ? 'It covers 1 spot.' : `It covers ${slots} spots.`;
}
