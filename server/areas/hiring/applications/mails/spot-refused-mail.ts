import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { shortName } from '#server/platform/mail/short-name.ts';
import { defineMail } from '#server/platform/mail/template.ts';

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
        heading('Not this time.'),
        text(`${business_name} declined your application to “${campaign_title}”.`),
        text(because),
        ...(note ? [text(`Their note: “${note}”`)] : []),
        text('This doesn’t affect your profile or your other applications.'),
        action('See campaigns', `${config.app_url}/campaigns`),
      ],
    },
  }),
});
