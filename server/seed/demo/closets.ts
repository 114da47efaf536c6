import type { DemoBusiness } from './business.ts';

/** Shops for things to wear: vintage and eyewear. */
export const CLOSETS: readonly DemoBusiness[] = [
  {
    business_name: 'Moth & Button',
    industry: 'vintage',
    description: 'Workwear and wool from before zippers were cheap, mended before it reaches the rail.',
    locations: [
      ['Bushwick', '219 Wilson Avenue, Brooklyn, NY 11237', 40.6985, -73.9225],
      ['Williamsburg', '286 Grand Street, Brooklyn, NY 11211', 40.713, -73.9575],
    ],
    campaigns: [
      {
        title: 'Guess the decade from the label',
        brief: [
          'Nora holds up a label, you say a year, she tells you how wrong you are.',
          'Ten labels, one jacket each. Loser buys the coffee.',
        ],
        asks: { tiktok_video: 1 },
        terms: { at: 'Bushwick', payout_cents: 21_500, slots: 3, days_left: 17, hours_up: 77 },
      },
      {
        title: 'One coat, four ways, no mirrors',
        brief: [
          'Take a coat off the Grand Street rail and dress four strangers in it. They choose the pose.',
          'Coat and models as found, daylight on the sidewalk.',
        ],
        asks: { instagram_reel: 1, instagram_post: 4 },
        terms: { at: 'Williamsburg', payout_cents: 47_000, slots: 2, days_left: 8, hours_up: 40 },
      },
      {
        title: 'Darning lesson on the shop steps',
        brief: [
          'Bring a sock with a hole. Twenty minutes later it has a better-looking hole, filled.',
          'Hands and thread, close. Faces are optional.',
        ],
        asks: { youtube_short: 1, instagram_story: 2 },
        terms: { at: 'Williamsburg', payout_cents: 23_000, slots: 4, days_left: 21, hours_up: 131 },
      },
    ],
  },
  {
    business_name: 'Attic No. 9',
    industry: 'vintage',
    description: 'Tennis whites, prom dresses and estate-sale glass, up one flight on Austin Street.',
    locations: [['Forest Hills', '71-34 Austin Street, Queens, NY 11375', 40.72, -73.8447]],
    campaigns: [
      {
        title: 'Dress a doubles team for $60',
        brief: [
          'Tennis whites for four people, fifteen dollars each. The old stadium is five minutes away.',
          'Film the fitting and the walk there.',
        ],
        asks: { instagram_reel: 1, tiktok_video: 1 },
        terms: { at: 'Forest Hills', payout_cents: 35_000, slots: 2, days_left: 12, hours_up: 64 },
      },
      {
        title: 'The prom dress comes back after 30 years',
        brief: [
          'A customer found the dress she sold us in 1994, and she would like to try it on.',
          'One careful film with her, her daughter and the zipper.',
        ],
        asks: { youtube_video: 1, ugc_photo: 3 },
        terms: { at: 'Forest Hills', payout_cents: 110_000, slots: 1, days_left: 24, hours_up: 158 },
      },
      {
        title: 'Style the box we pack for you',
        brief: [
          'Tell us your size and one color you hate. Four pieces arrive, three get worn.',
          'Send back the fourth and tell us why. Postage is paid both ways.',
        ],
        asks: { instagram_reel: 2, instagram_post: 1 },
        terms: { at: 'remote', payout_cents: 49_500, slots: 3, days_left: 29, hours_up: 246 },
      },
    ],
  },
  {
    business_name: 'Plum Spectacles',
    industry: 'eyewear',
    description: 'Frames fitted by an optician who bends them at the counter until they stop sliding.',
    locations: [
      ['West Village', '377 Bleecker Street, New York, NY 10014', 40.7345, -74.0045],
      ['Nolita', '214 Mott Street, New York, NY 10012', 40.7216, -73.9955],
    ],
    campaigns: [
      {
        title: 'Twenty frames, one face, two minutes',
        brief: [
          'Yours or a friend’s. The optician hands them over one after another and says nothing.',
          'Keep the pile in the shot. Your audience picks, we fit the winner.',
        ],
        asks: { tiktok_video: 1, instagram_story: 2 },
        terms: { at: 'West Village', payout_cents: 40_500, slots: 3, days_left: 6, hours_up: 27 },
      },
      {
        title: 'See the street sharp for the first time',
        brief: [
          'We are looking for one person who has put off glasses for years.',
          'Film the test, the wait and the first look at the leaves on Bleecker Street.',
        ],
        asks: { instagram_reel: 1, ugc_video: 1 },
        terms: { at: 'West Village', payout_cents: 64_000, slots: 1, days_left: 19, hours_up: 113 },
      },
      {
        title: 'Fix the crooked pair in your drawer',
        brief: [
          'Adjustments are free, and nobody believes it. Bring the pair you sat on.',
          'Heat, bend, check, done. Four minutes.',
        ],
        asks: { youtube_short: 1 },
        terms: { at: 'Nolita', payout_cents: 22_000, slots: 4, days_left: null, hours_up: 72 },
      },
      {
        title: 'Sunglasses weather on Mott Street',
        brief: [
          'First warm Saturday, sidewalk rack out, mirror on the fire hydrant.',
          'Photograph six passers-by in frames they would never choose.',
        ],
        asks: { instagram_post: 6 },
        terms: { at: 'Nolita', payout_cents: 43_500, slots: 2, days_left: 22, hours_up: 149 },
      },
      {
        title: 'Home try-on, five frames, your family votes',
        brief: [
          'Five frames by mail for five days. The dinner table decides.',
          'We want the voting and the lone dissenter.',
        ],
        asks: { instagram_reel: 1, instagram_story: 1 },
        terms: { at: 'remote', payout_cents: 27_000, slots: 5, days_left: 37, hours_up: 258 },
      },
      {
        title: 'Lens lab, behind the curtain',
        brief: [
          'The edger screams and the lens comes out warm.',
          'Follow one prescription from the blank disc to the bridge of a nose.',
        ],
        asks: { instagram_reel: 1 },
        terms: { at: 'West Village', payout_cents: 30_000, slots: 2, days_left: 32, hours_up: null },
        status: 'awaiting_funding',
      },
    ],
  },
];
