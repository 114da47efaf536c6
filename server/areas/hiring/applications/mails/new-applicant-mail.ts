import { z } from 'zod';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { shortName } from '#server/platform/mail/short-name.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const newApplicantMail = defineMail({
  name: 'new-applicant',
  facts: z.object({ creator_name: z.string(), campaign_title: z.string(), href: z.string() }),
  subject: ({ creator_name }) => `${shortName(creator_name)} applied to your campaign`,
  compose: ({ creator_name, campaign_title, href }, { config }) => ({
    letter: {
      preview: campaign_title,
      parts: [
        heading('You have a new applicant.'),
        text(`${creator_name} applied to “${campaign_title}”.`),
        text('See their pitch, work and follower counts in one place.'),
        action('Review application', `${config.app_url}${href}`),
        note('Creators see how quickly you usually answer.'),
      ],
    },
  }),
});
