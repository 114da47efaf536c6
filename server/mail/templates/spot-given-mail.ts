import { z } from 'zod';
import { formatCents } from '#domain/money.ts';
import { action, heading, text } from '../letter.ts';
import { shortName } from '../short-name.ts';
import { defineMail } from '../template.ts';

export const spotGivenMail = defineMail({
  name: 'spot-given',
  facts: z.object({
    business_name: z.string(),
    campaign_title: z.string(),
    payout_cents: z.number().int(),
  }),
  subject: ({ business_name }) => `You are in: ${shortName(business_name)}`,
  compose: ({ business_name, campaign_title, payout_cents }, { config }) => ({
    letter: {
      preview: campaign_title,
      parts: [
        heading('You are in.'),
        text(`${business_name} picked you for “${campaign_title}”.`),
        text(`${formatCents(payout_cents)} is held for you and is released once your work is approved.`),
        action('Open my applications', `${config.app_url}/creator/applications`),
      ],
    },
  }),
});
