import { z } from 'zod';
import { formatPrice } from '#domain/format/money.ts';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { shortName } from '#server/platform/mail/short-name.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const creatorInvitedMail = defineMail({
  name: 'creator-invited',
  facts: z.object({
    business_name: z.string(),
    campaign_title: z.string(),
    payout_cents: z.number().int().nullable(),
    words: z.string(),
    href: z.string(),
  }),
  subject: ({ business_name }) => `${shortName(business_name)} invited you to apply`,
  compose: ({ business_name, campaign_title, payout_cents, words, href }, { config }) => ({
    letter: {
      preview: campaign_title,
      parts: [
        heading('You’re invited.'),
        text(`${business_name} would like you to apply for “${campaign_title}”.`),
        ...(payout_cents === null ? [] : [text(`It pays ${formatPrice(payout_cents)}.`)]),
        ...(words ? [text(`“${words}”`)] : []),
        action('See campaign', `${config.app_url}${href}`),
        note('An invitation isn’t a spot yet: they choose from everyone who applies.'),
      ],
    },
  }),
});
