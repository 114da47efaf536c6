import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { shortName } from '#server/platform/mail/short-name.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const noDecisionMail = defineMail({
  name: 'no-decision',
  facts: z.object({ business_name: z.string(), campaign_title: z.string() }),
  subject: ({ business_name }) => `No decision from ${shortName(business_name)}`,
  compose: ({ business_name, campaign_title }, { config }) => ({
    letter: {
      preview: campaign_title,
      parts: [
        heading('No decision in time.'),
        text(
          `${business_name} didn’t decide on your application to “${campaign_title}” in time, so it has ended.`,
        ),
        text('It says nothing about your work. You’re free to make other plans.'),
        action('See campaigns', `${config.app_url}/campaigns`),
      ],
    },
  }),
});
