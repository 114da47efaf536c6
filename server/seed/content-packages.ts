import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { seedId } from './ids.ts';

interface SeedPackage {
  package_name: string;
  description: string;
  asks: readonly (readonly [kind: DeliverableKind, quantity: number, note: string])[];
  /** In whole dollars. */
  pays: readonly [low: number, high: number];
}

const PACKAGES: readonly SeedPackage[] = [
  {
    package_name: 'One good reel',
    description: 'A single reel that shows the place, the product and the people behind the counter.',
    asks: [['instagram_reel', 1, 'Vertical, 20 to 40 seconds']],
    pays: [180, 320],
  },
  {
    package_name: 'Reel and stories',
    description: 'A reel for the feed, and stories from the same day that bring people in this week.',
    asks: [
      ['instagram_reel', 1, 'Vertical, 20 to 40 seconds'],
      ['instagram_story', 2, 'Same day as the reel'],
    ],
    pays: [225, 400],
  },
  {
    package_name: 'TikTok visit',
    description: 'One honest visit, filmed and told the way it happened.',
    asks: [['tiktok_video', 1, 'Vertical, 15 to 60 seconds']],
    pays: [160, 300],
  },
  {
    package_name: 'Two platforms',
    description: 'The same visit cut twice: once for Instagram, once for TikTok.',
    asks: [
      ['instagram_reel', 1, ''],
      ['tiktok_video', 1, ''],
    ],
    pays: [280, 480],
  },
  {
    package_name: 'Photos for the shop',
    description: 'Photos that are yours to use: website, menu, window. Nothing is posted.',
    asks: [['ugc_photo', 8, 'Edited, landscape and portrait']],
    pays: [150, 320],
  },
  {
    package_name: 'Clips for the shop',
    description: 'Short vertical clips without a post, for your own channels.',
    asks: [['ugc_video', 3, 'Vertical, 10 to 20 seconds, no music']],
    pays: [200, 420],
  },
  {
    package_name: 'Story weekend',
    description: 'Stories over an opening, a sale or a slow weekend, with the address in each.',
    asks: [['instagram_story', 4, 'Over two days, with the location tag']],
    pays: [90, 180],
  },
  {
    package_name: 'YouTube feature',
    description: 'A longer film that people find for years, with a short that leads to it.',
    asks: [
      ['youtube_video', 1, '4 to 8 minutes'],
      ['youtube_short', 1, ''],
    ],
    pays: [500, 1200],
  },
];

const CENTS = 100;

/** The packages of a new marketplace. After that, admins own them. */
export const CONTENT_PACKAGES = PACKAGES.map(({ package_name, description, pays }, index) => ({
  id: packageId(package_name),
  package_name,
  description,
  low_payout_cents: pays[0] * CENTS,
  high_payout_cents: pays[1] * CENTS,
  sort_order: index + 1,
}));

export const CONTENT_PACKAGE_DELIVERABLES = PACKAGES.flatMap(({ package_name, asks }) =>
  asks.map(([kind, quantity, note], index) => ({
    package_id: packageId(package_name),
    kind,
    quantity,
    note,
    sort_order: index + 1,
  })),
);

function packageId(name: string): string {
  return seedId('content_package', name);
}
