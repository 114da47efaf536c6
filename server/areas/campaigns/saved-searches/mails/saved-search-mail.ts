import { z } from 'zod';
import { formatPayout } from '#domain/format/money.ts';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';
import { unsubscribeLinks } from '#server/platform/mail/unsubscribe-links.ts';
import { savedSearchLink } from '../commands/saved-search-link.ts';

const foundCampaign = z.object({
  path: z.string(),
  title: z.string(),
  business_name: z.string(),
  creator_payout_cents: z.number().int().nullable(),
});
export type FoundCampaign = z.infer<typeof foundCampaign>;

export const savedSearchMail = defineMail({
  name: 'saved-search',
  facts: z.object({
    search_id: z.uuid(),
    search_name: z.string(),
    campaigns: z.array(foundCampaign).min(1).max(10),
    has_more: z.boolean(),
  }),
  reason: { why: 'You’re getting this email because you turned on daily email for a saved search.' },
  subject: ({ campaigns: { length }, has_more, search_name }) =>
    `${has_more ? 'More than ' : ''}${length} new ${length === 1 ? 'campaign' : 'campaigns'} for “${search_name}”`,
  compose: ({ search_id, search_name, campaigns, has_more }, { config }) => {
    const [first] = campaigns;
    const isOne = campaigns.length === 1 && first !== undefined;
    return {
      unsubscribe: {
        ...unsubscribeLinks(config, `search:${search_id}`),
        page_url: savedSearchLink(config, search_id),
      },
      letter: {
        preview: campaigns.map(({ title }) => title).join(', '),
        parts: [
          heading('New since yesterday.'),
          text(`New campaigns in your saved search “${search_name}”:`),
          ...campaigns.map((campaign) => text(lineOf(campaign))),
          ...(has_more ? [text('See the rest on Bizmeet.')] : []),
          isOne
            ? action('See campaign', `${config.app_url}${first.path}`)
            : action('See campaigns', `${config.app_url}/campaigns`),
          note('We email you about this search on mornings when there’s something new.'),
        ],
      },
    };
  },
});

function lineOf({ title, business_name, creator_payout_cents }: FoundCampaign): string {
  if (creator_payout_cents === null) return `${title}, by ${business_name}`;
  return `${title}, by ${business_name}: ${formatPayout(creator_payout_cents)}`;
}
