import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { shortName } from '#server/platform/mail/short-name.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const applicantLeftMail = defineMail({
  name: 'applicant-left',
  facts: z.object({
    creator_name: z.string(),
    campaign_title: z.string(),
    href: z.string(),
    outcome: z.enum(['withdrew', 'declined your invitation']),
  }),
  subject: ({ creator_name, outcome }) => `${shortName(creator_name, 28)} ${outcome}`,
  compose: ({ creator_name, campaign_title, href, outcome }, { config }) => ({
    letter: {
      preview: campaign_title,
      parts: [
        heading(`${shortName(creator_name, 28)} ${outcome}.`),
        text(wordsOf(outcome, creator_name, campaign_title)),
        text('No spot was taken and no money moved.'),
        action('See applicants', `${config.app_url}${href}`),
      ],
    },
  }),
});

/** The heading has already said who did what, in a name that may be shortened. */
function wordsOf(
  outcome: 'withdrew' | 'declined your invitation',
  creator: string,
  campaign: string,
): string {
  return outcome === 'withdrew'
    ? `${creator} no longer wants to be considered for “${campaign}”.`
    : `${creator} won’t apply to “${campaign}”.`;
}
