import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { shortName } from '#server/platform/mail/short-name.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const noDecisionMail = defineMail({
  name: 'no-decision',
  facts: z.object({
    business_name: z.string(),
    campaign_title: z.string(),
    /** The creator never said whether they're still in after the brief changed. */
    is_unanswered: z.boolean().default(false),
  }),
  subject: ({ business_name, is_unanswered }) =>
    is_unanswered
      ? `Your application to ${shortName(business_name)} expired`
      : `No decision from ${shortName(business_name)}`,
  compose: ({ business_name, campaign_title, is_unanswered }, { config }) => ({
    letter: {
      preview: campaign_title,
      parts: [
        heading(is_unanswered ? 'Your application expired.' : 'No decision in time.'),
        text(
          is_unanswered
            ? `The brief of “${campaign_title}” changed after you applied, and you didn’t say whether you’re still in. ${business_name} couldn’t accept you without that, so your application has ended.`
            : `${business_name} didn’t decide on your application to “${campaign_title}” in time, so it has ended.`,
        ),
        text(
          is_unanswered
            ? 'You’re free to make other plans.'
            : 'It says nothing about your work. You’re free to make other plans.',
        ),
        action('See campaigns', `${config.app_url}/campaigns`),
      ],
    },
  }),
});
