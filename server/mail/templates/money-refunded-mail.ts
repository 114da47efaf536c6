import { z } from 'zod';
import { REFUND_REASONS, type RefundReason } from '#domain/funding-states.ts';
import { formatCents } from '#domain/money.ts';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

const REASONS = REFUND_REASONS.map(({ reason }) => reason) as [RefundReason, ...RefundReason[]];

export const moneyRefundedMail = defineMail({
  name: 'money-refunded',
  facts: z.object({
    title: z.string(),
    total_cents: z.number().int(),
    reason: z.enum(REASONS),
    identifier: z.string(),
  }),
  subject: ({ title, total_cents }) => `${formatCents(total_cents)} goes back to you from ${title}`,
  compose: ({ title, total_cents, reason, identifier }, { config }) => ({
    letter: {
      preview: 'Fee included, to the card that paid.',
      parts: [
        heading(`${formatCents(total_cents)} goes back to you.`),
        text(`${title}: ${labelOf(reason)}.`),
        text('The fee is included. It goes to the card that paid; banks show it in 5 to 10 business days.'),
        action('See the campaign', `${config.app_url}/business/campaigns/${identifier}`),
      ],
    },
  }),
});

function labelOf(reason: RefundReason): string {
  const label = REFUND_REASONS.find((one) => one.reason === reason)?.label ?? '';
  return label.charAt(0).toLowerCase() + label.slice(1);
}
