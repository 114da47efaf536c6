import { z } from 'zod';
import { action, heading, text } from '../letter.ts';
import { shortName } from '../short-name.ts';
import { defineMail } from '../template.ts';

export const applicantLeftMail = defineMail({
  name: 'applicant-left',
  facts: z.object({
    creator_name: z.string(),
    campaign_title: z.string(),
    href: z.string(),
    deed: z.enum(['withdrew', 'declined your invitation']),
  }),
  subject: ({ creator_name, deed }) => `${shortName(creator_name, 28)} ${deed}`,
  compose: ({ creator_name, campaign_title, href, deed }, { config }) => ({
    letter: {
      preview: campaign_title,
      parts: [
        heading('One fewer to decide on.'),
        text(`${creator_name} ${deed}: “${campaign_title}”.`),
        text('No spot was taken and no money moved.'),
        action('See who else applied', `${config.app_url}${href}`),
      ],
    },
  }),
});
