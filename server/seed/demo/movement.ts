import type { DemoBusiness } from './business.ts';

/** A gym, yoga and dog walking. */
export const MOVEMENT: readonly DemoBusiness[] = [
  {
    business_name: 'Bolt Street',
    industry: 'gym',
    description: 'A strength gym in an old bolt factory, where beginners get the good rack.',
    locations: [['Long Island City', '43-08 Crescent Street, Queens, NY 11101', 40.75, -73.9395]],
    campaigns: [
      {
        title: 'First class at 6:15, honest review',
        brief: [
          'Take the beginner barbell class, keep the camera on the coaching and say what you really thought.',
          'We won’t ask you to change a word.',
        ],
        asks: { youtube_video: 1, youtube_short: 2 },
        terms: { at: 'Long Island City', payout_cents: 65_000, slots: 2, days_left: 9, hours_up: 15 },
      },
      {
        title: 'Sixty-eight and deadlifting',
        brief: [
          'Mrs. Kowalczyk started two years ago because of her grandchildren.',
          'Spend one session with her. She counts in Polish and swears in English.',
        ],
        asks: { instagram_reel: 1, instagram_post: 1 },
        terms: { at: 'Long Island City', payout_cents: 48_500, slots: 1, days_left: 18, hours_up: 87 },
      },
      {
        title: 'What chalk is for, and other questions',
        brief: [
          'Ask Coach Ray the five things you were too shy to ask in a gym.',
          'Short answers, one demonstration each, no music over it.',
        ],
        asks: { tiktok_video: 2 },
        terms: { at: 'Long Island City', payout_cents: 33_000, slots: 3, days_left: 28, hours_up: 166 },
      },
      {
        title: 'Lift the founder’s anvil',
        brief: [
          'It weighs 214 pounds and came with the building.',
          'Try it with a coach beside you and film the try. Few have moved it.',
        ],
        asks: { youtube_short: 1 },
        terms: { at: 'Long Island City', payout_cents: 25_000, slots: 4, days_left: 39, hours_up: null },
        status: 'awaiting_funding',
      },
    ],
  },
  {
    business_name: 'Low Light Yoga',
    industry: 'yoga',
    description: 'Evening classes with the lamps down, for people who came straight from work.',
    locations: [['Fort Greene', '229 DeKalb Avenue, Brooklyn, NY 11205', 40.6895, -73.9715]],
    campaigns: [
      {
        title: 'From the C train to the mat in 12 minutes',
        brief: [
          'Shoes, keys, phone in the basket, lamp down. Film the arrival and leave the class alone.',
          'The last shot is the row of shoes.',
        ],
        asks: { instagram_reel: 1 },
        terms: { at: 'Fort Greene', payout_cents: 21_000, slots: 3, days_left: 7, hours_up: 68 },
      },
      {
        title: 'Desk-back class, five poses to keep',
        brief: [
          'Amara teaches you five things to do next to a chair.',
          'Show each one once, slowly, in what you wore to work.',
        ],
        asks: { youtube_short: 1, ugc_video: 2 },
        terms: { at: 'Fort Greene', payout_cents: 39_000, slots: 2, days_left: 25, hours_up: 139 },
      },
    ],
  },
  {
    business_name: 'Good Dog Uptown',
    industry: 'pets',
    description: 'Baths, biscuits and long walks for dogs north of 200th Street.',
    locations: [
      ['Riverdale', '3702 Riverdale Avenue, Bronx, NY 10463', 40.8868, -73.9075],
      ['Inwood', '4892 Broadway, New York, NY 10034', 40.868, -73.92],
    ],
    campaigns: [
      {
        title: 'Mud in, fluff out',
        brief: [
          'Your muddiest dog, our tub, forty minutes.',
          'Film the shake. It is why we wear aprons and you should too.',
        ],
        asks: { tiktok_video: 1, instagram_story: 1 },
        terms: { at: 'Riverdale', payout_cents: 23_500, slots: 4, days_left: 5, hours_up: 23 },
      },
      {
        title: 'Senior dogs’ coffee morning',
        brief: [
          'The over-tens meet on the rug on Thursdays. Slow dogs, good stories.',
          'Portraits of five of them, with name, age and one habit.',
        ],
        asks: { instagram_post: 5 },
        terms: { at: 'Riverdale', payout_cents: 34_000, slots: 2, days_left: 17, hours_up: 97 },
      },
      {
        title: 'Six dogs, one hill, Inwood at dawn',
        brief: [
          'Walk along with Teo and his six regulars through the park before work.',
          'Leashes will tangle. Leave it in.',
        ],
        asks: { instagram_reel: 1, youtube_short: 1 },
        terms: { at: 'Inwood', payout_cents: 32_000, slots: 2, days_left: 13, hours_up: 75 },
      },
      {
        title: 'A biscuit recipe the dog can read',
        brief: [
          'Four ingredients, one bowl, paws on the counter.',
          'Bake with us on a Sunday and test the batch on your own expert.',
        ],
        asks: { tiktok_video: 1 },
        terms: { at: 'Inwood', payout_cents: 19_500, slots: 3, days_left: 1, hours_up: 110 },
      },
      {
        title: 'Unpack the biscuit tin, dog decides',
        brief: [
          'We mail a tin of four flavors. Put them on the floor in a row and step back.',
          'First choice wins, second thoughts are good television.',
        ],
        asks: { ugc_video: 2 },
        terms: { at: 'remote', payout_cents: 25_500, slots: 6, days_left: 32, hours_up: 228 },
      },
      {
        title: 'Halloween parade, small breeds first',
        brief: [
          'Forty dogs, one block, a prize for the worst costume.',
          'We supply the route and the water bowls, you walk backward with the camera.',
        ],
        asks: { instagram_reel: 1, instagram_story: 4 },
        terms: { at: 'Inwood', payout_cents: 29_000, slots: 3, days_left: 55, hours_up: null },
        status: 'draft',
      },
    ],
  },
];
