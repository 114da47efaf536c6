import { z } from 'zod';
import { formatCents } from '#domain/money.ts';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const refundReturnedMail = defineMail({
  name: 'refund-returned',
  facts: z.object({
    title: z.string(),
    total_cents: z.number().int(),
    failure: z.string(),
    funding_id: z.string(),
  }),
  subject: ({ total_cents }) => `A refund of ${formatCents(total_cents)} came back to us`,
  compose: ({ title, total_cents, failure, funding_id }, { config }) => ({
    letter: {
      preview: 'The money stays yours.',
      parts: [
        heading('A refund did not arrive.'),
        text(`${formatCents(total_cents)} from ${title} came back to us. ${failure}`),
        text(
          'Nothing is lost: the money stays yours, and we send it again. If the card was closed, ask the bank that issued it where its refunds go.',
        ),
        action('See the receipt', `${config.app_url}/business/receipts/${funding_id}`),
      ],
    },
  }),
});
