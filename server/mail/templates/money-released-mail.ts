import { z } from 'zod';
import { formatCents } from '#domain/money.ts';
import { newYorkDay } from '#domain/new-york-time.ts';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const moneyReleasedMail = defineMail({
  name: 'money-released',
  facts: z.object({
    campaign_title: z.string(),
    business_name: z.string(),
    gross_cents: z.number().int(),
    net_cents: z.number().int(),
    available_at: z.string(),
  }),
  subject: ({ net_cents }) => `${formatCents(net_cents)} is released to you`,
  compose: ({ campaign_title, business_name, gross_cents, net_cents, available_at }, { config }) => ({
    letter: {
      preview: `It clears on ${newYorkDay(available_at)}.`,
      parts: [
        heading(`${formatCents(net_cents)} is yours.`),
        text(
          `${business_name} has what it asked for: “${campaign_title}”. ${feeWords(gross_cents, net_cents)}`.trim(),
        ),
        text(`It clears on ${newYorkDay(available_at)}. From then on it can go to your bank.`),
        action('See your earnings', `${config.app_url}/creator/earnings`),
      ],
    },
  }),
});

function feeWords(grossCents: number, netCents: number): string {
  if (grossCents === netCents) return '';
  return `${formatCents(grossCents)} less the creator fee of ${formatCents(grossCents - netCents)}.`;
}
