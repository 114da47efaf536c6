import { z } from 'zod';
import { action, heading, text } from '../letter.ts';
import { shortName } from '../short-name.ts';
import { defineMail } from '../template.ts';

export const spotRefusedMail = defineMail({
  name: 'spot-refused',
  facts: z.object({
    business_name: z.string(),
    campaign_title: z.string(),
    because: z.string(),
    note: z.string().nullable(),
  }),
  subject: ({ business_name }) => `${shortName(business_name)} decided on your application`,
  compose: ({ business_name, campaign_title, because, note }, { config }) => ({
    letter: {
      preview: because,
      parts: [
        heading('Not this one.'),
        text(`${business_name} read your application for “${campaign_title}” and chose others.`),
        text(because),
        ...(note ? [text(`They add: “${note}”`)] : []),
        text('Your profile, your portfolio and your other applications are not touched by it.'),
        action('See other campaigns', `${config.app_url}/campaigns`),
      ],
    },
  }),
});
