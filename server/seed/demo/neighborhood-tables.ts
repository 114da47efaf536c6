import type { DemoBusiness } from './business.ts';

export const NEIGHBORHOOD_TABLES: readonly DemoBusiness[] = [
  {
    business_name: 'Mabel on Lenox',
    industry: 'restaurant',
    description: 'Smothered chicken, cornbread and a piano in the corner that anyone may play.',
    locations: [['Harlem', '331 Lenox Avenue, New York, NY 10027', 40.809, -73.9447]],
    campaigns: [
      {
        title: 'Sunday after church, every table full',
        brief: [
          'Hats, hymns and cornbread. The room fills in eleven minutes.',
          'Film from the piano bench. Ask before you film a hat, they are serious about the hats.',
        ],
        asks: { instagram_reel: 1, instagram_post: 2 },
        terms: { at: 'Harlem', payout_cents: 43_000, slots: 2, days_left: 9, hours_up: 34 },
      },
      {
        title: 'Cornbread in a sixty-year-old skillet',
        brief: [
          'The skillet came up from Carolina in 1964 and has never met soap.',
          'Batter, sizzle, flip, slice. Thirty to forty seconds.',
        ],
        asks: { tiktok_video: 1, instagram_story: 2 },
        terms: { at: 'Harlem', payout_cents: 29_500, slots: 3, days_left: 22, hours_up: 138 },
      },
      {
        title: 'Open piano, Thursday at nine',
        brief: [
          'Anyone may sit down and play, and somebody always does.',
          'Film three players and the table that goes quiet for one of them.',
        ],
        asks: { instagram_reel: 1 },
        terms: { at: 'Harlem', payout_cents: 35_000, slots: 2, days_left: 26, hours_up: 340 },
        status: 'paused',
      },
    ],
  },
  {
    business_name: 'Voula & Sons',
    industry: 'restaurant',
    description: 'Whole fish, lemon potatoes and a grill on 30th Avenue that hasn’t gone out since spring.',
    locations: [['Astoria', '33-04 30th Avenue, Queens, NY 11103', 40.7655, -73.9185]],
    campaigns: [
      {
        title: 'Pick your fish, watch it cook',
        brief: [
          'You point at the ice, Stavros weighs it, eleven minutes later it is on the table.',
          'Film all eleven, cut it to forty seconds. The fish is yours.',
        ],
        asks: { instagram_reel: 1, instagram_story: 2 },
        terms: { at: 'Astoria', payout_cents: 39_000, slots: 3, days_left: 15, hours_up: 61 },
      },
    ],
  },
  {
    business_name: 'Auntie Pearl Roti',
    industry: 'restaurant',
    description: 'Trinidadian roti and doubles from a counter where the line moves because Pearl says so.',
    locations: [['Flatbush', '1046 Flatbush Avenue, Brooklyn, NY 11226', 40.6455, -73.958]],
    campaigns: [
      {
        title: 'Order doubles without slowing the line',
        brief: [
          'Slight, medium or plenty pepper. You have two seconds to answer.',
          'Film the order, the fold and the bite over the paper. Pearl will rate you.',
        ],
        asks: { tiktok_video: 1, youtube_short: 1 },
        terms: { at: 'Flatbush', payout_cents: 30_000, slots: 4, days_left: 6, hours_up: 28 },
      },
      {
        title: 'The clap that makes buss-up-shut',
        brief: [
          'The roti is beaten to pieces with two paddles and it sounds like applause.',
          'We want that sound clean, then the curry that goes with it.',
        ],
        asks: { instagram_reel: 1, ugc_video: 1 },
        terms: { at: 'Flatbush', payout_cents: 35_500, slots: 2, days_left: 19, hours_up: 109 },
      },
      {
        title: 'Pepper sauce, one drop at a time',
        brief: [
          'We send a bottle. You put one drop on something mild, then two.',
          'Stop when you stop. Nobody wins anything.',
        ],
        asks: { tiktok_video: 2 },
        terms: { at: 'remote', payout_cents: 26_500, slots: 7, days_left: 38, hours_up: 264 },
      },
    ],
  },
  {
    business_name: 'Last Stop Chowder',
    industry: 'restaurant',
    description: 'A chowder house at the last stop of the Staten Island Railway, three soups and a porch.',
    locations: [['Tottenville', '102 Main Street, Staten Island, NY 10307', 40.5115, -74.249]],
    campaigns: [
      {
        title: 'Ride to the last stop, order the red one',
        brief: [
          'Take the boat, take the train, sit until it ends. Forty-two minutes and then soup.',
          'Film the trip as it comes. We will argue for the red chowder when you arrive.',
        ],
        asks: { youtube_video: 1, youtube_short: 1 },
        terms: { at: 'Tottenville', payout_cents: 68_000, slots: 2, days_left: 21, hours_up: 83 },
      },
      {
        title: 'Clams shucked faster than you can film',
        brief: [
          'Denise opens a dozen in fifty seconds. Slow motion is allowed.',
          'Keep her thumb in focus, it is insured by nobody.',
        ],
        asks: { instagram_reel: 1 },
        terms: { at: 'Tottenville', payout_cents: 24_000, slots: 2, days_left: 33, hours_up: 205 },
      },
    ],
  },
  {
    business_name: 'Sandbar Scoops',
    industry: 'ice-cream',
    description: 'Ice cream with two windows on two beaches, salt caramel at both.',
    locations: [
      ['City Island', '304 City Island Avenue, Bronx, NY 10464', 40.8463, -73.7862],
      ['Rockaway Beach', '9312 Rockaway Beach Boulevard, Queens, NY 11693', 40.5862, -73.816],
    ],
    campaigns: [
      {
        title: 'A cone, a dock, ten minutes of sun',
        brief: [
          'Walk the cone to the end of the dock before it melts. It is 240 steps.',
          'Drips are part of the story.',
        ],
        asks: { instagram_reel: 1, instagram_story: 1 },
        terms: { at: 'City Island', payout_cents: 22_500, slots: 4, days_left: 4, hours_up: 24 },
      },
      {
        title: 'Name the new flavor with us',
        brief: [
          'It has sea salt, honey and something we won’t say on the sign.',
          'Taste it, guess it, suggest a name. If we use yours it goes on the board for good.',
        ],
        asks: { tiktok_video: 1, instagram_post: 1 },
        terms: { at: 'City Island', payout_cents: 25_000, slots: 3, days_left: 16, hours_up: 122 },
      },
      {
        title: 'Board under one arm, cone in the other',
        brief: [
          'Surfers come straight off the sand and pay in wet dollars.',
          'Spend an afternoon at the Rockaway window and film the best three.',
        ],
        asks: { instagram_reel: 1, youtube_short: 1 },
        terms: { at: 'Rockaway Beach', payout_cents: 31_500, slots: 3, days_left: 10, hours_up: 57 },
      },
      {
        title: 'Sunrise churn, beach still empty',
        brief: [
          'We churn at 5:45 with the shutter up and the ocean across the road.',
          'One long shot, machine in front, water behind.',
        ],
        asks: { ugc_video: 2, ugc_photo: 2 },
        terms: { at: 'Rockaway Beach', payout_cents: 38_000, slots: 1, days_left: 24, hours_up: 160 },
      },
      {
        title: 'Off-season sundae, coats on',
        brief: [
          'The window stays open all winter for the eleven people who want it.',
          'Eat a sundae on the dock in gloves. Breath visible, please.',
        ],
        asks: { instagram_reel: 1 },
        terms: { at: 'City Island', payout_cents: 18_000, slots: 2, days_left: -20, hours_up: 1_010 },
        status: 'expired',
      },
    ],
  },
];
