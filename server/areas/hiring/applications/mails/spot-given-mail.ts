import { z } from 'zod';
import { formatCents } from '#domain/format/money.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { shortName } from '#server/platform/mail/short-name.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const spotGivenMail = defineMail({
  name: 'spot-given',
  facts: z.object({
    business_name: z.string(),
    campaign_title: z.string(),
    payout_cents: z.number().int(),
  }),
  subject: ({ business_name }) => `You’re in: ${shortName(business_name)} picked you`,
  compose: ({ business_name, campaign_title, payout_cents }, { config }) => ({
    letter: {
      preview: campaign_title,
      parts: [
        heading('You’re in.'),
        text(`${business_name} picked you for “${campaign_title}”.`),
        text(`${formatCents(payout_cents)} is held for you and released once your work is approved.`),
        action('See applications', `${config.app_url}/creator/applications`),
      ],
    },
  }),
});
