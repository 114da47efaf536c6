import { z } from 'zod';
import { formatPayout } from '#domain/money.ts';
import { action, heading, note, text } from '../letter.ts';
import { shortName } from '../short-name.ts';
import { defineMail } from '../template.ts';

export const creatorInvitedMail = defineMail({
  name: 'creator-invited',
  facts: z.object({
    business_name: z.string(),
    campaign_title: z.string(),
    payout_cents: z.number().int().nullable(),
    words: z.string(),
    href: z.string(),
  }),
  subject: ({ business_name }) => `${shortName(business_name)} invites you to apply`,
  compose: ({ business_name, campaign_title, payout_cents, words, href }, { config }) => ({
    letter: {
      preview: campaign_title,
      parts: [
        heading('They asked for you.'),
        text(`${business_name} would like you to apply for “${campaign_title}”.`),
        ...(payout_cents === null ? [] : [text(`It pays ${formatPayout(payout_cents)}.`)]),
        ...(words ? [text(`“${words}”`)] : []),
        action('Read the campaign', `${config.app_url}${href}`),
        note('An invitation is not a spot yet: they choose among everybody who applies.'),
      ],
    },
  }),
});
