import { z } from 'zod';
import { formatCents } from '#domain/format/money.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const refundReturnedMail = defineMail({
  name: 'refund-returned',
  facts: z.object({
    title: z.string(),
    total_cents: z.number().int(),
    failure: z.string(),
    funding_id: z.string(),
  }),
  subject: ({ total_cents }) => `Your ${formatCents(total_cents)} refund didn’t arrive`,
  compose: ({ title, total_cents, failure, funding_id }, { config }) => ({
    letter: {
      preview: 'The money is still yours.',
      parts: [
        heading('Your refund didn’t arrive.'),
        text(`The bank returned the ${formatCents(total_cents)} refund for “${title}” to us. ${failure}`),
        text(
          'The money is still yours, and we’ll send it again. If the card was closed, ask its bank where refunds go.',
        ),
        action('See receipt', `${config.app_url}/business/receipts/${funding_id}`),
      ],
    },
  }),
});
