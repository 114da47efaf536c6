import type { Promised } from './promised.ts';

export const BUSINESSES: readonly Promised[] = [
  {
    says: ['Choose a neighborhood, and we’ll place the pin at its center.'],
    proof: 'server/areas/businesses/locations/locations.test.ts',
    title: 'a first location is named after its neighborhood, is the primary and is kept whole',
  },
  {
    says: ['We read it like a new owner’s website, without saving it to any business.'],
    proof: 'server/areas/businesses/onboarding/onboarding-findings.test.ts',
    title: 'an admin tries any address and sees what became of it, in the audit log too',
  },
  {
    says: ['We read up to six public pages.'],
    proof: 'server/platform/enrichment/choose-pages.test.ts',
    title: 'reads at most five more pages after the first',
  },
  {
    says: ['We’ll fill in your profile from your website.'],
    proof: 'server/areas/businesses/onboarding/onboarding-findings.test.ts',
    title: 'what the owner accepts or changes becomes what the business says',
  },
  {
    says: ['We’ll email them a link that works for 7 days.'],
    proof: 'server/areas/businesses/invitations/acceptance.test.ts',
    title: 'a link that was declined, taken back, used or ran out says so',
  },
  {
    says: [
      'This is how creators see your shop.',
      'This is how creators will see your shop.',
      'A few sentences that creators read on every campaign.',
      'Creators see it next to your name on every campaign.',
      'Creators see your shop when you post a campaign.',
    ],
    proof: 'server/areas/campaigns/details/campaign-details.test.ts',
    title: 'shows the shop’s photos, hours, website and social accounts',
  },
  {
    says: [
      'Until you add one, creators see an illustration.',
      'Creators see this illustration until you add a photo.',
      'Creators see both on your campaigns.',
      'Without one, creators see the photo of your shop, or an illustration.',
      'Creators see these on each of your campaigns, in your order.',
    ],
    proof: 'e2e/thorough/shop-photos.desktop.test.ts',
    title: 'creators see a shop’s photos on its campaign and in the list',
  },
  {
    says: ['Creators see nothing until you accept it.', 'You approve it before creators see anything.'],
    proof: 'server/areas/businesses/onboarding/onboarding-findings.test.ts',
    title: 'what the owner accepts or changes becomes what the business says',
  },
];
