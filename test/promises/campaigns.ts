import type { Promised } from './promised.ts';

export const CAMPAIGNS: readonly Promised[] = [
  {
    says: [
      'Waiting applicants are notified, and open spots are refunded.{}',
      'After that, remaining applicants are declined and open spots are refunded.',
      'After tomorrow, remaining applicants are declined and open spots are refunded.',
    ],
    proof: 'server/areas/campaigns/campaigns/campaign-clock.test.ts',
    title: 'two weeks after closing without a pick it expires, and whoever waited is told',
  },
  {
    says: [
      'We send no email for deleted searches.',
      'We email you every morning there’s something new in "{}".',
      'We email you about this search on mornings when there’s something new.',
    ],
    proof: 'server/areas/campaigns/saved-searches/saved-searches.test.ts',
    title: 'each morning its owner hears of what is new, once, and nothing when nothing is',
  },
];
