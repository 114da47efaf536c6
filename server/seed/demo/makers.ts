import type { DemoBusiness } from './business.ts';

/** Clay, cloth, keys and bicycles. */
export const MAKERS: readonly DemoBusiness[] = [
  {
    business_name: 'Kiln House',
    industry: 'ceramics',
    description: 'A working pottery on Van Brunt Street that sells its seconds from the front step.',
    locations: [
      ['Red Hook', '287 Van Brunt Street, Brooklyn, NY 11231', 40.679, -74.0105],
      ['Gowanus', '154 7th Street, Brooklyn, NY 11215', 40.673, -73.9925],
    ],
    campaigns: [
      {
        title: 'Unbox the oyster-glaze set',
        brief: [
          'We ship you two cups and a bowl, still warm from the kiln if the courier is quick.',
          'Three vertical clips: the unboxing, the first coffee, the sink.',
          'They are yours to keep.',
        ],
        asks: { ugc_video: 3 },
        terms: { at: 'remote', payout_cents: 45_000, slots: 3, days_left: 14, hours_up: 17 },
      },
      {
        title: 'Open the kiln with us',
        brief: [
          'Thirty hours of heat, then Oona cracks the door and nobody breathes.',
          'Film the door, the faces and the first pot out. Some will be broken and that stays in.',
        ],
        asks: { instagram_reel: 1, instagram_story: 2 },
        terms: { at: 'Red Hook', payout_cents: 38_500, slots: 2, days_left: 9, hours_up: 62 },
      },
      {
        title: 'Seconds sale on the front step',
        brief: [
          'Chipped, wobbly, five dollars. People come from Jersey for it.',
          'Find one crooked thing you love and carry it home on the ferry.',
        ],
        asks: { tiktok_video: 1, instagram_post: 2 },
        terms: { at: 'Red Hook', payout_cents: 29_500, slots: 3, days_left: 20, hours_up: 119 },
      },
      {
        title: 'Your first bowl, wheel and all',
        brief: [
          'Two hours on the wheel in our Gowanus studio. It will collapse at least once.',
          'We want the collapse and the keeper.',
        ],
        asks: { instagram_reel: 1, tiktok_video: 1 },
        terms: { at: 'Gowanus', payout_cents: 36_000, slots: 4, days_left: 5, hours_up: 35 },
      },
      {
        title: 'Glaze tests, forty tiles, one winner',
        brief: [
          'Every tile has a number and a story. Vote for next season’s color and say why.',
          'Daylight only, our lamps lie.',
        ],
        asks: { ugc_photo: 6 },
        terms: { at: 'Gowanus', payout_cents: 24_000, slots: 2, days_left: null, hours_up: 178 },
      },
      {
        title: 'Eat from one bowl for a week',
        brief: [
          'Seven days, one bowl, whatever you cook. We mail it to you on a Monday.',
          'One short clip a day, nothing styled. Dishwasher shots count.',
        ],
        asks: { tiktok_video: 7 },
        terms: { at: 'remote', payout_cents: 85_000, slots: 2, days_left: 48, hours_up: 252 },
      },
      {
        title: 'Wedding cups for a hundred guests',
        brief: [
          'One hundred cups, one hundred names pressed in by hand.',
          'Film the stamping, the drying racks and the one name we got wrong.',
        ],
        asks: { instagram_reel: 1, ugc_video: 1 },
        terms: { at: 'Red Hook', payout_cents: 51_500, slots: 2, days_left: -9, hours_up: 610 },
        status: 'closed',
      },
    ],
  },
  {
    business_name: 'Thimble & Ash',
    industry: 'tailor',
    description: 'Alterations while you wait, on a machine older than anyone in the room.',
    locations: [['Lower East Side', '143 Orchard Street, New York, NY 10002', 40.72, -73.9886]],
    campaigns: [
      {
        title: 'Thrift-store suit, made to fit by Friday',
        brief: [
          'Bring the worst-fitting jacket you own. Mr. Ash pins it on camera and doesn’t spare you.',
          'Film the pins, the chalk and the second mirror.',
        ],
        asks: { instagram_reel: 1, tiktok_video: 1 },
        terms: { at: 'Lower East Side', payout_cents: 39_500, slots: 2, days_left: 10, hours_up: 45 },
      },
      {
        title: 'Hem jeans the right way in 15 minutes',
        brief: [
          'The trick keeps the original hem and costs eighteen dollars.',
          'One continuous take, machine sound on, inside of the leg at the end.',
        ],
        asks: { youtube_short: 1 },
        terms: { at: 'Lower East Side', payout_cents: 20_000, slots: 3, days_left: 18, hours_up: 99 },
      },
    ],
  },
  {
    business_name: 'Strike Plate',
    industry: 'hardware',
    description: 'Keys, hooks, hinges and advice, in a hardware store the width of a hallway.',
    locations: [['Chelsea', '186 Eighth Avenue, New York, NY 10011', 40.7422, -74.001]],
    campaigns: [
      {
        title: 'Hang a shelf in a plaster wall',
        brief: [
          'Renters are afraid of it. Bea is not.',
          'She shows the anchor, you drill the hole, and the shelf holds Bea’s toolbox at the end.',
        ],
        asks: { youtube_short: 1, tiktok_video: 1 },
        terms: { at: 'Chelsea', payout_cents: 34_500, slots: 3, days_left: 16, hours_up: 56 },
      },
      {
        title: 'Key wall, 3,000 blanks, find yours',
        brief: [
          'Bea looks at a key for one second and reaches behind her without looking.',
          'Bring five odd keys and time her.',
        ],
        asks: { tiktok_video: 1 },
        terms: { at: 'Chelsea', payout_cents: 18_500, slots: 3, days_left: 23, hours_up: 128 },
      },
    ],
  },
  {
    business_name: 'Third Ave Spokes',
    industry: 'bikes',
    description: 'A bike repair shop in the South Bronx that teaches every kid who asks how to patch a tube.',
    locations: [['Mott Haven', '2562 Third Avenue, Bronx, NY 10454', 40.8105, -73.9265]],
    campaigns: [
      {
        title: 'Patch a tube with a twelve-year-old',
        brief: [
          'Our Saturday kids teach you. They are strict about the sandpaper.',
          'Film the lesson and the inflation test in the water bucket.',
        ],
        asks: { instagram_reel: 1, instagram_story: 1 },
        terms: { at: 'Mott Haven', payout_cents: 27_000, slots: 3, days_left: null, hours_up: 49 },
      },
      {
        title: 'Ride the Randall’s Island loop with us',
        brief: [
          'Sunday at nine, twelve miles with the shop crew, slowest rider sets the pace.',
          'Helmet camera or handlebar, bridge views included.',
        ],
        asks: { youtube_video: 1 },
        terms: { at: 'Mott Haven', payout_cents: 62_000, slots: 2, days_left: 30, hours_up: 142 },
      },
    ],
  },
  {
    business_name: 'Halyard Bikes',
    industry: 'bikes',
    description: 'City bikes built up from bare frames in a workshop under the Manhattan Bridge.',
    locations: [['Dumbo', '81 Washington Street, Brooklyn, NY 11201', 40.702, -73.9895]],
    campaigns: [
      {
        title: 'Bare frame to first ride in a day',
        brief: [
          'Nine hours, one mechanic, one bicycle. You come and go as you like.',
          'We want a minute of build and ten seconds of cobblestones.',
        ],
        asks: { instagram_reel: 1, youtube_short: 1 },
        terms: { at: 'Dumbo', payout_cents: 56_000, slots: 1, days_left: 15, hours_up: 69 },
      },
      {
        title: 'Over the bridge before the tourists',
        brief: [
          'Borrow a bike at 6:30, cross and be back at seven with the sun behind you.',
          'Show the planks, the empty path and the one runner who nods.',
        ],
        asks: { instagram_reel: 1, instagram_post: 2 },
        terms: { at: 'Dumbo', payout_cents: 37_500, slots: 3, days_left: 7, hours_up: 53 },
      },
    ],
  },
];
