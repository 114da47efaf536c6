import { z } from 'zod';
import { inBusiness } from '#domain/businesses/business-links.ts';
import { formatCents } from '#domain/format/money.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const paymentFailedMail = defineMail({
  name: 'payment-failed',
  facts: z.object({
    title: z.string(),
    total_cents: z.number().int(),
    failure: z.string(),
    identifier: z.string(),
    /** Left out of mails queued before businesses were named. */
    business_id: z.uuid().optional(),
  }),
  subject: ({ title }) => `Your payment for ${title} didn’t go through`,
  compose: ({ title, total_cents, failure, identifier, business_id }, { config }) => {
    const path = `/business/campaigns/${identifier}/fund`;
    return {
      letter: {
        preview: 'You weren’t charged.',
        parts: [
          heading('Your payment didn’t go through.'),
          text(`We couldn’t collect ${formatCents(total_cents)} for “${title}”. You weren’t charged.`),
          ...(failure ? [text(failure)] : []),
          action('Try again', `${config.app_url}${business_id ? inBusiness(path, business_id) : path}`),
        ],
      },
    };
  },
});
