import { z } from 'zod';
import { inBusiness } from '#domain/businesses/business-links.ts';
import { formatCents } from '#domain/format/money.ts';
import { REFUND_REASONS, type RefundReason } from '#domain/money/funding-states.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

const REASONS = REFUND_REASONS.map(({ reason }) => reason) as [RefundReason, ...RefundReason[]];

export const moneyRefundedMail = defineMail({
  name: 'money-refunded',
  facts: z.object({
    title: z.string(),
    total_cents: z.number().int(),
    reason: z.enum(REASONS),
    identifier: z.string(),
    /** Left out of mails queued before businesses were named. */
    business_id: z.uuid().optional(),
  }),
  subject: ({ title, total_cents }) => `We’re refunding ${formatCents(total_cents)} for ${title}`,
  compose: ({ title, total_cents, reason, identifier, business_id }, { config }) => {
    const path = `/business/campaigns/${identifier}`;
    return {
      letter: {
        preview: 'Including the fee, to the card you paid with.',
        parts: [
          heading(`We’re refunding ${formatCents(total_cents)}.`),
          text(`“${title}”: ${labelOf(reason)}.`),
          text(
            'The fee is included. It goes to the card you paid with. Banks usually show it within 5 to 10 business days.',
          ),
          action('See campaign', `${config.app_url}${business_id ? inBusiness(path, business_id) : path}`),
        ],
      },
    };
  },
});

function labelOf(reason: RefundReason): string {
  const label = REFUND_REASONS.find((one) => one.reason === reason)?.label ?? '';
  return label.charAt(0).toLowerCase() + label.slice(1);
}
