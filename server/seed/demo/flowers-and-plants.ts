import type { DemoBusiness } from './business.ts';

export const FLOWERS_AND_PLANTS: readonly DemoBusiness[] = [
  {
    business_name: 'Stoop Flowers',
    industry: 'florist',
    description: 'Buckets on the stoop, stems by the piece, wrapped in yesterday’s paper.',
    locations: [
      ['Park Slope', '312 Seventh Avenue, Brooklyn, NY 11215', 40.6676, -73.9806],
      ['Cobble Hill', '211 Court Street, Brooklyn, NY 11201', 40.6862, -73.9937],
    ],
    campaigns: [
      {
        title: 'Peony week: build a $40 bouquet',
        brief: [
          'Come in on a weekday, pick stems with our florist and film the wrap.',
          'We want people to see that forty dollars is a real bouquet.',
          'You take it home.',
        ],
        asks: { instagram_reel: 1, instagram_post: 3 },
        terms: { at: 'Park Slope', payout_cents: 28_000, slots: 6, days_left: 6, hours_up: 3 },
      },
      {
        title: 'Flower market at 4:30, van keys in hand',
        brief: [
          'Ride with Iris to 28th Street, hold the coffee and film the haggling.',
          'Back on Seventh Avenue by seven, buckets out by eight.',
        ],
        asks: { youtube_short: 1, instagram_story: 3 },
        terms: { at: 'Park Slope', payout_cents: 44_000, slots: 1, days_left: 13, hours_up: 66 },
      },
      {
        title: 'Make grocery tulips last nine days',
        brief: [
          'Iris has five tricks and one of them is a penny.',
          'Film all five in the shop, then check in from home on day nine.',
        ],
        asks: { tiktok_video: 2 },
        terms: { at: 'Park Slope', payout_cents: 32_000, slots: 2, days_left: 25, hours_up: 145 },
      },
      {
        title: 'First apartment, first vase',
        brief: [
          'Bring any jar you own and we fill it for fifteen dollars.',
          'Show the jar before, the jar after and the windowsill it goes on.',
        ],
        asks: { instagram_reel: 1, instagram_story: 1 },
        terms: { at: 'Cobble Hill', payout_cents: 23_500, slots: 4, days_left: 9, hours_up: 43 },
      },
      {
        title: 'Court Street in ten bouquets',
        brief: [
          'We hand you ten small bouquets, you hand them to ten people between Atlantic and Degraw.',
          'Film the handover and whatever they say.',
        ],
        asks: { instagram_reel: 1, tiktok_video: 1 },
        terms: { at: 'Cobble Hill', payout_cents: 46_500, slots: 1, days_left: 18, hours_up: 133 },
      },
      {
        title: 'Wreaths, wire and cold fingers',
        brief: [
          'Two hundred wreaths in four nights, made at the long table in the back.',
          'Come for one of them, film the wire, the pine and the tea breaks.',
        ],
        asks: { instagram_reel: 1, instagram_post: 2 },
        terms: { at: 'Park Slope', payout_cents: 31_000, slots: 3, days_left: -4, hours_up: 510 },
        status: 'closed',
      },
    ],
  },
  {
    business_name: 'Fern & Radiator',
    industry: 'plants',
    description: 'Plants that survive steam heat and north windows, sold by people who have killed plenty.',
    locations: [
      ['Crown Heights', '720 Nostrand Avenue, Brooklyn, NY 11216', 40.6728, -73.9503],
      ['Prospect Heights', '617 Vanderbilt Avenue, Brooklyn, NY 11238', 40.679, -73.9683],
    ],
    campaigns: [
      {
        title: 'Plants for one window facing a wall',
        brief: [
          'Most people here have exactly that window. We have eleven plants for it.',
          'Pick three, film the light at noon and let Tunde explain the rest.',
        ],
        asks: { instagram_reel: 1, instagram_post: 1 },
        terms: { at: 'Crown Heights', payout_cents: 26_000, slots: 3, days_left: 14, hours_up: 54 },
      },
      {
        title: 'Repot your saddest plant at our bench',
        brief: [
          'Bring it on the train. We want the looks you get as well.',
          'Soil, pot and twenty minutes with Tunde are on us.',
        ],
        asks: { tiktok_video: 1, instagram_story: 2 },
        terms: { at: 'Crown Heights', payout_cents: 22_000, slots: 5, days_left: 20, hours_up: 101 },
      },
      {
        title: 'A fern carried home on Vanderbilt',
        brief: [
          'It is four feet wide and doesn’t fit through doors.',
          'One walk, one fern, as many neighbors as will comment on it.',
        ],
        asks: { instagram_reel: 1 },
        terms: { at: 'Prospect Heights', payout_cents: 19_500, slots: 2, days_left: 5, hours_up: 38 },
      },
      {
        title: 'Cuttings swap, Saturday at noon',
        brief: [
          'Forty people bring forty jars and nobody pays for anything.',
          'Film the table filling up and three stories behind three cuttings.',
        ],
        asks: { youtube_short: 1, ugc_photo: 5 },
        terms: { at: 'Prospect Heights', payout_cents: 33_000, slots: 2, days_left: 12, hours_up: 94 },
      },
      {
        title: 'Thirty days with a plant by post',
        brief: [
          'We ship one small plant and a card. You film it on day one, ten, twenty and thirty.',
          'If it dies, we want that too. It is useful to know.',
        ],
        asks: { tiktok_video: 4 },
        terms: { at: 'remote', payout_cents: 54_000, slots: 4, days_left: 42, hours_up: 216 },
      },
      {
        title: 'Greenhouse trip upstate',
        brief: [
          'A day in the van to our grower in Ulster County and back with sixty palms.',
          'One film of the day, glass roof and gas station lunch included.',
        ],
        asks: { youtube_video: 1 },
        terms: { at: 'Crown Heights', payout_cents: null, slots: 1, days_left: null, hours_up: null },
        status: 'draft',
      },
    ],
  },
];
