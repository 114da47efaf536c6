import { z } from 'zod';
import { formatCents } from '#domain/money.ts';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const paymentFailedMail = defineMail({
  name: 'payment-failed',
  facts: z.object({
    title: z.string(),
    total_cents: z.number().int(),
    failure: z.string(),
    identifier: z.string(),
  }),
  subject: ({ title }) => `The payment for ${title} did not go through`,
  compose: ({ title, total_cents, failure, identifier }, { config }) => ({
    letter: {
      preview: 'Nothing was charged.',
      parts: [
        heading('The payment did not go through.'),
        text(`${formatCents(total_cents)} for ${title} was not paid in. Nothing was charged.`),
        ...(failure ? [text(failure)] : []),
        action('Try again', `${config.app_url}/business/campaigns/${identifier}/fund`),
      ],
    },
  }),
});
