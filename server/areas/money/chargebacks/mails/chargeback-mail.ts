import { z } from 'zod';
import { formatCents } from '#domain/format/money.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

const HEADINGS = {
  open: 'Your bank took a payment back.',
  won: 'Your bank returned the payment.',
  lost: 'Your bank kept the payment it took back.',
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
    status === 'won'
      ? `Your bank returned the payment for ${title}`
      : `Your bank took back the payment for ${title}`,
  compose: ({ title, amount_cents, status, advice, funding_id }, { config }) => ({
    letter: {
      preview: advice,
      parts: [
        heading(HEADINGS[status]),
        text(`It’s about the ${formatCents(amount_cents)} you paid for “${title}”.`),
        text(advice),
        action('See payment', `${config.app_url}/business/receipts/${funding_id}`),
      ],
    },
  }),
});
