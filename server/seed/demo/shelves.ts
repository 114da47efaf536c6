import type { DemoBusiness } from './business.ts';

/** Books, records and toys. */
export const SHELVES: readonly DemoBusiness[] = [
  {
    business_name: 'Foxed Pages',
    industry: 'books',
    description: 'Used books, a window seat and handwritten cards that tell you when to stop reading.',
    locations: [
      ['Astoria', '30-72 Steinway Street, Queens, NY 11103', 40.7625, -73.9175],
      ['Sunnyside', '46-11 Skillman Avenue, Queens, NY 11104', 40.7465, -73.919],
    ],
    campaigns: [
      {
        title: 'Ninety minutes in the reading nook',
        brief: [
          'Pick three staff shelves, read in the window seat and recommend the one you took home.',
          'Quiet footage with captions works best.',
        ],
        asks: { youtube_video: 1 },
        terms: { at: 'Astoria', payout_cents: 18_000, slots: 4, days_left: 12, hours_up: 11 },
      },
      {
        title: 'Things people leave inside books',
        brief: [
          'Train tickets, a parking fine from 1981, one love letter.',
          'We keep them in a drawer. Go through it with Anand and film the best five.',
        ],
        asks: { instagram_reel: 1, tiktok_video: 1 },
        terms: { at: 'Astoria', payout_cents: 30_500, slots: 2, days_left: 19, hours_up: 81 },
      },
      {
        title: 'Ten dollars, three books, go',
        brief: [
          'We hand you a ten. You have eight minutes and the dollar cart.',
          'Show what you got and which one you would fight for.',
        ],
        asks: { tiktok_video: 1 },
        terms: { at: 'Sunnyside', payout_cents: 17_000, slots: 5, days_left: 6, hours_up: 42 },
      },
      {
        title: 'Story hour from the small chairs',
        brief: [
          'Saturday at ten, twenty children, one reader with voices.',
          'Film from their height. Faces only where a parent has signed, we do the asking.',
        ],
        asks: { instagram_reel: 1, instagram_post: 2 },
        terms: { at: 'Sunnyside', payout_cents: 26_500, slots: 2, days_left: 17, hours_up: 124 },
      },
      {
        title: 'A book by post, chosen from one sentence',
        brief: [
          'You send one sentence about yourself, we mail you a used book.',
          'Open it on camera and tell us after fifty pages whether we got you right.',
        ],
        asks: { instagram_reel: 1, instagram_story: 2 },
        terms: { at: 'remote', payout_cents: 21_000, slots: 8, days_left: 36, hours_up: 201 },
      },
      {
        title: 'Inventory night with pizza',
        brief: [
          'Nine thousand books, eleven people, one long night.',
          'Count one shelf with us and film the argument about where poetry goes.',
        ],
        asks: { youtube_short: 2 },
        terms: { at: 'Astoria', payout_cents: 27_000, slots: 2, days_left: -40, hours_up: 1_420 },
        status: 'completed',
      },
    ],
  },
  {
    business_name: 'Needle & Lamp',
    industry: 'records',
    description: 'Secondhand records under a green lamp, with a turntable you may use before you buy.',
    locations: [['Bushwick', '287 Irving Avenue, Brooklyn, NY 11237', 40.6985, -73.917]],
    campaigns: [
      {
        title: 'Play me the worst sleeve in the shop',
        brief: [
          'Choose by cover only, put it on the turntable and be surprised.',
          'Film the sleeve, the needle and your eyebrows.',
        ],
        asks: { tiktok_video: 1, instagram_story: 1 },
        terms: { at: 'Bushwick', payout_cents: 20_500, slots: 4, days_left: 9, hours_up: 31 },
      },
      {
        title: 'A crate arrives from an attic in Queens',
        brief: [
          'We open house-clearance crates on Tuesday evenings and never know.',
          'Go through one with Femi, record by record. Your best find is the thumbnail.',
        ],
        asks: { youtube_video: 1, youtube_short: 1 },
        terms: { at: 'Bushwick', payout_cents: 72_500, slots: 1, days_left: 27, hours_up: 152 },
      },
      {
        title: 'Unsleeve a mystery record at home',
        brief: [
          'We mail one record without a label. You play it without looking anything up.',
          'Say what year you think it is. We reply with the answer.',
        ],
        asks: { instagram_reel: 1 },
        terms: { at: 'remote', payout_cents: 19_000, slots: 6, days_left: 45, hours_up: 275 },
      },
    ],
  },
  {
    business_name: 'Pocket & Kite',
    industry: 'toys',
    description: 'Wooden toys, kites and a repair drawer for things that were loved too hard.',
    locations: [['Park Slope', '198 Fifth Avenue, Brooklyn, NY 11217', 40.6764, -73.98]],
    campaigns: [
      {
        title: 'Toy hospital, first patient at ten',
        brief: [
          'Bears, trains and one giraffe come in on Saturdays to be fixed.',
          'Film one repair from admission to pickup. Bring tissues for the pickup.',
        ],
        asks: { instagram_reel: 1, youtube_short: 1 },
        terms: { at: 'Park Slope', payout_cents: 33_500, slots: 2, days_left: 11, hours_up: 51 },
      },
      {
        title: 'Fly our delta kite anywhere windy',
        brief: [
          'We ship the kite, you find the wind: a roof, a pier, a ball field.',
          'Show the launch, the failed launch before it, and the sky.',
        ],
        asks: { tiktok_video: 1, ugc_photo: 3 },
        terms: { at: 'remote', payout_cents: 28_500, slots: 5, days_left: 34, hours_up: 232 },
      },
    ],
  },
];
