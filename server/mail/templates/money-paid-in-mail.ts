import { z } from 'zod';
import { formatCents } from '#domain/money.ts';
import { action, heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const moneyPaidInMail = defineMail({
  name: 'money-paid-in',
  facts: z.object({
    title: z.string(),
    total_cents: z.number().int(),
    slots: z.number().int(),
    funding_id: z.string(),
  }),
  subject: ({ title, total_cents }) => `${formatCents(total_cents)} is paid in for ${title}`,
  compose: ({ title, total_cents, slots, funding_id }, { config }) => ({
    letter: {
      preview: 'It is held, and stays yours until you approve a draft.',
      parts: [
        heading('Paid in, and held.'),
        text(`${formatCents(total_cents)} for ${title} arrived. ${whatFor(slots)}`),
        text(
          'It is released spot by spot as you approve. What nobody takes comes back in full, fee included.',
        ),
        action('See the receipt', `${config.app_url}/business/receipts/${funding_id}`),
        note('Keep this for your records.'),
      ],
    },
  }),
});

function whatFor(slots: number): string {
  if (slots === 0) return 'It covers what a quote adds to its spot.';
  return slots === 1 ? 'It covers 1 spot.' : `It covers ${slots} spots.`;
}
