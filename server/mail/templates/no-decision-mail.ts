import { z } from 'zod';
import { action, heading, text } from '../letter.ts';
import { shortName } from '../short-name.ts';
import { defineMail } from '../template.ts';

export const noDecisionMail = defineMail({
  name: 'no-decision',
  facts: z.object({ business_name: z.string(), campaign_title: z.string() }),
  subject: ({ business_name }) => `No decision from ${shortName(business_name)}`,
  compose: ({ business_name, campaign_title }, { config }) => ({
    letter: {
      preview: campaign_title,
      parts: [
        heading('They did not decide in time.'),
        text(`Your application for “${campaign_title}” by ${business_name} has ended without an answer.`),
        text('It says nothing about your work. You are free to plan that time again.'),
        action('See other campaigns', `${config.app_url}/campaigns`),
      ],
    },
  }),
});
