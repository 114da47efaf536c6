import { z } from 'zod';
import { action, heading, note, text } from '../letter.ts';
import { shortName } from '../short-name.ts';
import { defineMail } from '../template.ts';

export const newApplicantMail = defineMail({
  name: 'new-applicant',
  facts: z.object({ creator_name: z.string(), campaign_title: z.string(), href: z.string() }),
  subject: ({ creator_name }) => `${shortName(creator_name)} applied to your campaign`,
  compose: ({ creator_name, campaign_title, href }, { config }) => ({
    letter: {
      preview: campaign_title,
      parts: [
        heading('Somebody wants in.'),
        text(`${creator_name} applied for “${campaign_title}”.`),
        text('Their pitch, the work they sent along and their numbers are in one place.'),
        action('Read the application', `${config.app_url}${href}`),
        note('Whoever applies sees how long you usually take to answer.'),
      ],
    },
  }),
});
