import { z } from 'zod';
import { formatCents } from '#domain/format/money.ts';
import { newYorkDay } from '#domain/format/new-york-time.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const moneyReleasedMail = defineMail({
  name: 'money-released',
  facts: z.object({
    campaign_title: z.string(),
    business_name: z.string(),
    gross_cents: z.number().int(),
    net_cents: z.number().int(),
    available_at: z.string(),
  }),
  subject: ({ net_cents }) => `${formatCents(net_cents)} was released to you`,
  compose: ({ campaign_title, business_name, gross_cents, net_cents, available_at }, { config }) => ({
    letter: {
      preview: `It clears on ${newYorkDay(available_at)}.`,
      parts: [
        heading(`${formatCents(net_cents)} is yours.`),
        text(
          `Your work for “${campaign_title}” by ${business_name} is done. ${feeWords(gross_cents, net_cents)}`.trim(),
        ),
        text(`It clears on ${newYorkDay(available_at)}. After that you can send it to your bank.`),
        action('See earnings', `${config.app_url}/creator/earnings`),
      ],
    },
  }),
});

function feeWords(grossCents: number, netCents: number): string {
  if (grossCents === netCents) return '';
  return `That’s ${formatCents(grossCents)} minus the ${formatCents(grossCents - netCents)} creator fee.`;
}
