import type { DemoBusiness } from './business.ts';

/** Wine shops and a bar. */
export const BOTTLES: readonly DemoBusiness[] = [
  {
    business_name: 'Ferry Slip Wine',
    industry: 'wine',
    description: 'A wine shop one minute from the boat, with a shelf for people who have four.',
    locations: [
      ['St. George', '45 Bay Street, Staten Island, NY 10301', 40.6415, -74.0755],
      ['Stapleton', '571 Bay Street, Staten Island, NY 10304', 40.627, -74.075],
    ],
    campaigns: [
      {
        title: 'Buy a bottle and still make the 5:30 boat',
        brief: [
          'Off the ramp, into the shop, one question, one bottle, back in line. It can be done in four minutes.',
          'Put the clock in the corner. Miss the boat and we use it anyway.',
        ],
        asks: { instagram_reel: 1, tiktok_video: 1 },
        terms: { at: 'St. George', payout_cents: 36_500, slots: 3, days_left: 8, hours_up: 25 },
      },
      {
        title: 'Pair it with a Bay Street takeout bag',
        brief: [
          'Sri Lankan curry, jollof, pizza: pick the bag, and Colm pours something for it.',
          'Viewers must be 21, and so must you.',
        ],
        asks: { instagram_reel: 1, instagram_post: 1 },
        terms: { at: 'Stapleton', payout_cents: 33_000, slots: 3, days_left: 15, hours_up: 85 },
      },
      {
        title: 'Twelve bottles under fifteen dollars',
        brief: [
          'The whole bottom shelf, tasted and ranked on the loading dock.',
          'Spit bucket provided. Be kind to number nine.',
        ],
        asks: { youtube_video: 1 },
        terms: { at: 'Stapleton', payout_cents: 58_500, slots: 1, days_left: 26, hours_up: 162 },
      },
      {
        title: 'Harvest tasting with the growers',
        brief: [
          'Four growers, one long table, filmed from the street through the open door.',
          'Ask each of them what went wrong this year. They love that question.',
        ],
        asks: { instagram_reel: 1, instagram_story: 3 },
        terms: { at: 'St. George', payout_cents: 42_000, slots: 2, days_left: 44, hours_up: 330 },
        status: 'paused',
      },
    ],
  },
  {
    business_name: 'Short Pour Wine',
    industry: 'wine',
    description: 'Half bottles and small growers on Court Street, for households that can’t agree.',
    locations: [['Carroll Gardens', '412 Court Street, Brooklyn, NY 11231', 40.6793, -73.9985]],
    campaigns: [
      {
        title: 'Two half bottles, one argument',
        brief: [
          'She wants red, he wants white, and the half bottle was invented for this.',
          'Film the argument in the aisle and the truce at home.',
        ],
        asks: { tiktok_video: 1, instagram_story: 1 },
        terms: { at: 'Carroll Gardens', payout_cents: 26_500, slots: 3, days_left: 11, hours_up: 60 },
      },
      {
        title: 'Read a label with Ines in 60 seconds',
        brief: [
          'Grower, village, year, what to ignore.',
          'Pick three labels that confuse you and let her take them apart.',
        ],
        asks: { youtube_short: 2 },
        terms: { at: 'Carroll Gardens', payout_cents: 32_500, slots: 2, days_left: 20, hours_up: 134 },
      },
    ],
  },
  {
    business_name: 'Night Heron',
    industry: 'bar',
    description: 'A low room on Stanton Street with nine stools, one good lamp and no televisions.',
    locations: [['Lower East Side', '155 Stanton Street, New York, NY 10002', 40.7207, -73.985]],
    campaigns: [
      {
        title: 'Zero-proof Tuesday, real bartender',
        brief: [
          'The drinks without alcohol take longer to make and we would like people to see why.',
          'Film one from ice to garnish, and a stranger’s guess at what is in it.',
        ],
        asks: { instagram_reel: 1, instagram_story: 1 },
        terms: { at: 'Lower East Side', payout_cents: 31_000, slots: 3, days_left: 4, hours_up: 20 },
      },
    ],
  },
];
