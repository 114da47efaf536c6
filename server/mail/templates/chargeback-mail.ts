import { z } from 'zod';
import { formatCents } from '#domain/money.ts';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

const HEADINGS = {
  open: 'Your bank took a payment back.',
  won: 'Your bank returned the payment.',
  lost: 'Your bank keeps the payment it took back.',
};

export const chargebackMail = defineMail({
  name: 'chargeback',
  facts: z.object({
    title: z.string(),
    amount_cents: z.number().int(),
    status: z.enum(['open', 'won', 'lost']),
    advice: z.string(),
    funding_id: z.string(),
  }),
  subject: ({ title, status }) =>
    status === 'won' ? `The payment for ${title} is back` : `A bank took back the payment for ${title}`,
  compose: ({ title, amount_cents, status, advice, funding_id }, { config }) => ({
    letter: {
      preview: advice,
      parts: [
        heading(HEADINGS[status]),
        text(`It is about ${formatCents(amount_cents)}, paid in for ${title}.`),
        text(advice),
        action('See the payment', `${config.app_url}/business/receipts/${funding_id}`),
      ],
    },
  }),
});
