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
    is_offer: z.boolean().default(false),
  }),
  subject: ({ business_name, is_unanswered, is_offer }) => {
    if (is_offer) return `The offer from ${shortName(business_name)} has ended`;
    return is_unanswered
      ? `Your application to ${shortName(business_name)} expired`
      : `No decision from ${shortName(business_name)}`;
  },
  compose: ({ business_name, campaign_title, is_unanswered, is_offer }, { config }) => ({
    letter: {
      preview: campaign_title,
      parts: [
        ...(is_offer
          ? offerEnded(business_name, campaign_title)
          : ended(business_name, campaign_title, is_unanswered)),
        action('See campaigns', `${config.app_url}/campaigns`),
      ],
    },
  }),
});

function offerEnded(business: string, title: string) {
  return [
    heading('The offer has ended.'),
    text(`${business} offered you “${title}”. There was no agreement in time, or they withdrew it.`),
    text('You’re free to make other plans.'),
  ];
}

function ended(business: string, title: string, isUnanswered: boolean) {
  return isUnanswered
    ? [
        heading('Your application expired.'),
        text(
          `The brief of “${title}” changed after you applied, and you didn’t say whether you’re still in. ${business} couldn’t accept you without that, so your application has ended.`,
        ),
        text('You’re free to make other plans.'),
      ]
    : [
        heading('No decision in time.'),
        text(`${business} didn’t decide on your application to “${title}” in time, so it has ended.`),
        text('It says nothing about your work. You’re free to make other plans.'),
      ];
}
