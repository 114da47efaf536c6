import type { DemoBusiness } from './business.ts';

export const DELIS_AND_PIZZA: readonly DemoBusiness[] = [
  {
    business_name: 'Corner Fig',
    industry: 'deli',
    description:
      'A corner grocery with a lunch counter, ten stools and a fig tree that shouldn’t survive here.',
    locations: [['Greenpoint', '148 Driggs Avenue, Brooklyn, NY 11222', 40.7235, -73.947]],
    campaigns: [
      {
        title: 'The nine-dollar counter lunch',
        brief: [
          'Soup, half a sandwich and a pickle for nine dollars, tax included.',
          'Sit at the counter, eat the whole thing and show the receipt.',
          'Yusuf talks fast, so keep rolling.',
        ],
        asks: { instagram_reel: 1, instagram_story: 2, tiktok_video: 1 },
        terms: { at: 'Greenpoint', payout_cents: 36_000, slots: 3, days_left: 13, hours_up: 52 },
      },
    ],
  },
  {
    business_name: 'Arturo & Daughters',
    industry: 'deli',
    description: 'Fresh pasta, hung mozzarella and three sisters who disagree about both.',
    locations: [
      ['Belmont', '2419 Hughes Avenue, Bronx, NY 10458', 40.8567, -73.8868],
      ['Morris Park', '1052 Morris Park Avenue, Bronx, NY 10461', 40.8487, -73.856],
    ],
    campaigns: [
      {
        title: 'Mozzarella by hand, before eight',
        brief: [
          'Lucia stretches sixty balls every morning and her hands don’t feel heat anymore.',
          'Film the curd, the water and the knot. Taste one while it is warm.',
        ],
        asks: { instagram_reel: 1, instagram_post: 2 },
        terms: { at: 'Belmont', payout_cents: 37_500, slots: 3, days_left: 4, hours_up: 22 },
      },
      {
        title: 'Three sisters, one Sunday sauce',
        brief: [
          'Each sister makes it her way and will say so.',
          'Put the three pots side by side, let them talk, and let the audience pick.',
          'We won’t tell you who is right.',
        ],
        asks: { youtube_video: 1, youtube_short: 2 },
        terms: { at: 'Belmont', payout_cents: 95_000, slots: 1, days_left: 28, hours_up: 141 },
      },
      {
        title: 'The hero that needs two hands',
        brief: [
          'Order the number six, unwrapped at the counter. Show the cut side first.',
          'Our regulars eat it in the car, and you may too.',
        ],
        asks: { tiktok_video: 1 },
        terms: { at: 'Morris Park', payout_cents: 19_000, slots: 4, days_left: 10, hours_up: 67 },
      },
      {
        title: 'Ravioli folding with a beginner',
        brief: [
          'You, a pasta board and Gina, who has folded since she was six.',
          'We want your first twenty ravioli next to hers.',
        ],
        asks: { instagram_reel: 1, instagram_story: 3 },
        terms: { at: 'Morris Park', payout_cents: 26_500, slots: 2, days_left: 22, hours_up: 164 },
      },
      {
        title: 'Cook our pasta box on a Tuesday',
        brief: [
          'The box has pasta, sauce, cheese and a card with eleven words on it.',
          'Cook it on a night you are tired and show how long it really took.',
        ],
        asks: { tiktok_video: 1, ugc_photo: 2 },
        terms: { at: 'remote', payout_cents: 23_500, slots: 6, days_left: null, hours_up: 288 },
      },
      {
        title: 'Feast week on Hughes Avenue',
        brief: [
          'Lights, sausage smoke and the brass band, filmed from our doorway after dark.',
          'We save you a chair and feed you. The band takes requests.',
        ],
        asks: { instagram_reel: 2 },
        terms: { at: 'Belmont', payout_cents: 48_000, slots: 3, days_left: 33, hours_up: 300 },
        status: 'paused',
      },
    ],
  },
  {
    business_name: 'Poppy & Lox',
    industry: 'deli',
    description: 'Bagels boiled all morning and salmon sliced to order on Amsterdam Avenue.',
    locations: [['Upper West Side', '572 Amsterdam Avenue, New York, NY 10024', 40.7889, -73.9743]],
    campaigns: [
      {
        title: 'Slice it thin enough to read through',
        brief: [
          'Marty lays a slice of salmon over the newspaper and you can read the headline.',
          'Film that, then build the bagel you would order.',
        ],
        asks: { instagram_reel: 1 },
        terms: { at: 'Upper West Side', payout_cents: 28_500, slots: 3, days_left: 6, hours_up: 33 },
      },
      {
        title: 'Boil, bake, board: a bagel in 40 minutes',
        brief: [
          'Follow one tray from the kettle to the paper bag. Start at 5:30 a.m., done by 6:10.',
          'One camera, no cuts to anything that is not bagel.',
        ],
        asks: { youtube_short: 1, tiktok_video: 1 },
        terms: { at: 'Upper West Side', payout_cents: 41_000, slots: 2, days_left: 17, hours_up: 104 },
      },
      {
        title: 'A dozen for the crossing guards',
        brief: [
          'Once a year we bring bagels to every crossing guard between 86th and 96th.',
          'Walk the round with Marty, carry one bag and film the handovers.',
        ],
        asks: { instagram_reel: 1, instagram_post: 1 },
        terms: { at: 'Upper West Side', payout_cents: 25_000, slots: 2, days_left: -6, hours_up: 420 },
        status: 'closed',
      },
    ],
  },
  {
    business_name: 'Anchorage Pizza',
    industry: 'pizza',
    description: 'Square pies under two bridges, one at each end of the bus.',
    locations: [
      ['Throgs Neck', '3811 East Tremont Avenue, Bronx, NY 10465', 40.824, -73.82],
      ['Bay Ridge', '7614 Third Avenue, Brooklyn, NY 11209', 40.6298, -74.0287],
    ],
    campaigns: [
      {
        title: 'Corner piece or center, settle it',
        brief: [
          'Order one whole square pie, invite one person who disagrees with you, and settle it on camera.',
          'The crunch needs to be audible.',
        ],
        asks: { tiktok_video: 2 },
        terms: { at: 'Throgs Neck', payout_cents: 30_500, slots: 3, days_left: 9, hours_up: 44 },
      },
      {
        title: 'Take a pie to the water',
        brief: [
          'Carry a hot box six blocks to the shore and eat it with the bridge behind you.',
          'Show the walk. Show the seagull, there is always one.',
        ],
        asks: { instagram_reel: 1, instagram_story: 2 },
        terms: { at: 'Throgs Neck', payout_cents: 26_000, slots: 2, days_left: 25, hours_up: 170 },
      },
      {
        title: 'Friday night, 200 slices, one oven',
        brief: [
          'From six to nine the peel doesn’t stop.',
          'Film Sal’s hands and the clock, nothing else is needed.',
        ],
        asks: { instagram_reel: 1 },
        terms: { at: 'Bay Ridge', payout_cents: 27_000, slots: 2, days_left: 2, hours_up: 79 },
      },
      {
        title: 'Grandma slice after the bridge run',
        brief: [
          'Run the Shore Road path, end at our door, earn the slice.',
          'We like sweat, laces and honest distances. Post the map if you want to.',
        ],
        asks: { instagram_reel: 1, instagram_post: 1, youtube_short: 1 },
        terms: { at: 'Bay Ridge', payout_cents: 38_500, slots: 3, days_left: 19, hours_up: 126 },
      },
      {
        title: 'Dough day with the night crew',
        brief: [
          'The dough is made at eleven at night, when the radio gets good.',
          'Film the mixer, the scale and the stack of trays.',
        ],
        asks: { tiktok_video: 1 },
        terms: { at: 'Bay Ridge', payout_cents: 22_500, slots: 2, days_left: null, hours_up: null },
        status: 'draft',
      },
    ],
  },
];
