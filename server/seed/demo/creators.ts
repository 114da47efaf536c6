import type { StillKind } from '#art/still/kinds.ts';
import type { RequestedChange } from '#contract/creators/profiles.ts';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import type { LanguageCode } from '#domain/creators/languages.ts';
import type { Niche } from '#domain/creators/niches.ts';
import type { SocialPlatform } from '#domain/creators/social-platforms.ts';
import type { NeighborhoodName } from '#server/seed/neighborhoods/neighborhoods.ts';

/** The application of an invented creator; creator-rows.ts turns it into rows. */
export interface DemoCreator {
  email: string;
  handle: string;
  bio: string;
  languages: readonly LanguageCode[];
  home: NeighborhoodName;
  niches: readonly Niche[];
  /** In dollars. */
  prices: Partial<Record<DeliverableKind, number>>;
  accounts: readonly DemoAccount[];
  /** Portfolio pictures, each with its title. */
  work: readonly (readonly [StillKind, string])[];
  availability?: string;
  /** Submitted this many hours ago; left out for drafts. */
  sent_hours_ago?: number;
  submission_count?: number;
  /** Changes requested by the demo's admin. */
  changes?: { hours_ago: number; note: string; items: readonly RequestedChange[] };
}

export interface DemoAccount {
  platform: SocialPlatform;
  handle: string;
  /** As claimed by the creator. */
  followers: number;
  avg_views: number;
  is_proven?: true;
}

/** Creators from the first list of people: approved, applying, and rejected. */
export const CREATORS: readonly DemoCreator[] = [
  {
    email: 'maya@okafor.example',
    handle: 'mayaeatsbk',
    bio: 'I film food the way my grandmother served it: close, warm and without talking over it. Greenpoint mornings, Queens nights.',
    languages: ['en', 'yo'],
    home: 'Greenpoint',
    niches: ['food', 'street_food', 'baking'],
    prices: { instagram_reel: 220, instagram_story: 60, tiktok_video: 180, ugc_video: 150 },
    accounts: [
      { platform: 'instagram', handle: 'mayaeatsbk', followers: 18_400, avg_views: 12_100, is_proven: true },
      { platform: 'tiktok', handle: 'mayaeatsbk', followers: 8_110, avg_views: 9_400, is_proven: true },
    ],
    // Four more are in pictures.ts.
    work: [],
    availability: 'Most weekdays before noon',
    sent_hours_ago: 61 * 24,
    submission_count: 1,
  },
  {
    email: 'jules@ferreira.example',
    handle: 'julesbakes',
    bio: 'I trained as a baker before I picked up a camera, so I know when the good ten seconds are. Food, hands, steam, early mornings. No talking heads.',
    languages: ['en', 'pt', 'es'],
    home: 'Bushwick',
    niches: ['baking', 'coffee', 'food'],
    prices: { instagram_reel: 240, instagram_story: 60, tiktok_video: 220, ugc_video: 180 },
    accounts: [
      { platform: 'tiktok', handle: 'julesbakes', followers: 61_200, avg_views: 24_800, is_proven: true },
      { platform: 'instagram', handle: 'jules.ferreira', followers: 18_400, avg_views: 8_900 },
    ],
    work: [
      ['loaf', 'The dark loaf, scored'],
      ['latte', 'Second pour'],
    ],
    availability: 'Free most weekdays before noon',
    sent_hours_ago: 3 * 24,
    submission_count: 1,
  },
  {
    email: 'priya@natarajan.example',
    handle: 'priya.outside',
    bio: 'Stoops, corners and what people sell on them. I walk the whole of Jackson Heights on Saturdays and film what smells best.',
    languages: ['en', 'hi', 'gu'],
    home: 'Jackson Heights',
    niches: ['street_food', 'food', 'neighborhoods'],
    prices: { instagram_reel: 160, tiktok_video: 140, ugc_photo: 45 },
    accounts: [{ platform: 'instagram', handle: 'priya.outside', followers: 7_320, avg_views: 4_100 }],
    work: [
      ['taco', 'Roosevelt Avenue, 9 p.m.'],
      ['bowl', 'The queue was worth it'],
      ['bridge', 'Walking over for dinner'],
    ],
    availability: 'Evenings and weekends',
    sent_hours_ago: 5,
    submission_count: 1,
  },
  {
    email: 'leo@castellano.example',
    handle: 'leofilmsqueens',
    bio: 'Small shops, long counters, the people behind them. I used to do weddings and still have the lenses.',
    languages: ['en', 'it'],
    home: 'Ridgewood',
    niches: ['coffee', 'home', 'art'],
    prices: { instagram_reel: 190, ugc_video: 170 },
    accounts: [
      { platform: 'instagram', handle: 'leofilmsqueens', followers: 5_940, avg_views: 3_050 },
      { platform: 'tiktok', handle: 'leofilmsqueens', followers: 2_110, avg_views: 1_900 },
    ],
    work: [
      ['latte', 'Slow morning on Seneca Avenue'],
      ['vase', 'Kiln day'],
      ['bouquet', 'Forty-dollar bouquet'],
    ],
    sent_hours_ago: 4 * 24,
    submission_count: 1,
    changes: {
      hours_ago: 2 * 24,
      note: 'Good eye for light. Two things keep me from saying yes today, both quick. Send it again and I will read it first.',
      items: [
        {
          step: 'portfolio',
          subject: 'Forty-dollar bouquet',
          note: 'The song under this clip isn’t licensed for ads. Mute it or use another clip.',
        },
        {
          step: 'channels',
          subject: 'TikTok',
          note: 'The account is private, so its followers can’t be checked. Make it public or take it out.',
        },
      ],
    },
  },
  {
    email: 'hannah@weiss.example',
    handle: 'hannah.goes',
    bio: 'Hotels, trains and breakfasts in places I am not from.',
    languages: ['en', 'de', 'he'],
    home: 'Park Slope',
    niches: ['food', 'design'],
    prices: { instagram_reel: 300 },
    accounts: [{ platform: 'instagram', handle: 'hannah.goes', followers: 22_800, avg_views: 6_700 }],
    work: [
      ['bridge', 'Not this river'],
      ['croissant', 'Breakfast, elsewhere'],
      ['books', 'Train reading'],
    ],
    sent_hours_ago: 7 * 24,
    submission_count: 1,
  },
  {
    email: 'vic@duarte.example',
    handle: 'vicduarte',
    bio: 'Nightlife and what comes after it.',
    languages: ['en', 'es'],
    home: 'Lower East Side',
    niches: ['nightlife', 'music', 'bars'],
    prices: { instagram_reel: 210, instagram_story: 50 },
    accounts: [{ platform: 'instagram', handle: 'vicduarte', followers: 11_300, avg_views: 5_200 }],
    work: [],
    sent_hours_ago: 92 * 24,
    submission_count: 1,
  },
];
