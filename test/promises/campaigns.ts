import type { Promised } from './promised.ts';

export const CAMPAIGNS: readonly Promised[] = [
  {
    says: [
      'Then the remaining applicants are declined, and the open spots are refunded.',
      'Waiting applicants are notified, and open spots are refunded.{}',
      'After that, remaining applicants are declined and open spots are refunded.',
      'After tomorrow, remaining applicants are declined and open spots are refunded.',
    ],
    proof: 'server/areas/campaigns/campaigns/campaign-clock.test.ts',
    title: 'two weeks after closing without a pick it expires, and everyone waiting is notified',
  },
  {
    says: [
      'We send no email for deleted searches.',
      'We email you every morning there’s something new in “{}”.',
      'We email you about this search on mornings when there’s something new.',
    ],
    proof: 'server/areas/campaigns/saved-searches/saved-searches.test.ts',
    title: 'each morning its owner hears of what is new, once, and nothing when nothing is',
  },
  {
    says: ['Creators still see the published brief.'],
    proof: 'server/areas/campaigns/drafts/commands/revise-campaign.test.ts',
    title: 'a changed brief is a new version, and the one before stays readable',
  },
  {
    says: ['{} This is what creators see.', 'Creators see them below the brief.'],
    proof: 'e2e/thorough/shop-photos.desktop.test.ts',
    title: 'creators see a shop’s photos on its campaign and in the list',
  },
  {
    says: ['Creators also see the payout and can apply.'],
    proof: 'server/areas/campaigns/details/campaign-details.test.ts',
    title: '[CREATOR-06] opens by its public id and by its id, with payout and spots for a creator',
  },
];
