import type { DemoBusiness } from './business.ts';

/** Barber, salons and baths. */
export const CHAIRS: readonly DemoBusiness[] = [
  {
    business_name: 'Uptown Chair',
    industry: 'barber',
    description: 'Three barbers, no appointments and one very honest mirror.',
    locations: [
      ['Harlem', '2214 Frederick Douglass Boulevard, New York, NY 10026', 40.8068, -73.9535],
      ['Washington Heights', '4027 Broadway, New York, NY 10032', 40.8405, -73.9398],
    ],
    campaigns: [
      {
        title: 'Walk-in Wednesday, before and after',
        brief: [
          'Three barbers, no appointments, one very honest mirror.',
          'Film your own cut or bring a friend who needs one.',
          'Close-ups of the line-up, then the mirror.',
        ],
        asks: { tiktok_video: 1, instagram_story: 1 },
        terms: { at: 'Harlem', payout_cents: 22_500, slots: 3, days_left: 0, hours_up: 9 },
      },
      {
        title: 'First haircut, brave face',
        brief: [
          'We do first cuts on Saturday mornings with the small chair and the lollipop jar.',
          'Parents sign, you film the cape, the clipper and the curl in the envelope.',
        ],
        asks: { instagram_reel: 1, instagram_post: 1 },
        terms: { at: 'Harlem', payout_cents: 29_000, slots: 2, days_left: 11, hours_up: 59 },
      },
      {
        title: 'Barbershop debate, unedited',
        brief: [
          'Pick a question, put it to the room and step back.',
          'Ten minutes of talk, cut to the best ninety seconds. Nothing about politics, they have plenty else.',
        ],
        asks: { youtube_short: 2 },
        terms: { at: 'Harlem', payout_cents: 37_000, slots: 2, days_left: 23, hours_up: 147 },
      },
      {
        title: 'Hot towel, straight razor, no talking',
        brief: [
          'Twenty minutes of steam, foam and one blade. Wear a microphone on the chair, not on Luis.',
          'Sound matters more than light.',
        ],
        asks: { instagram_reel: 1, ugc_video: 1 },
        terms: { at: 'Washington Heights', payout_cents: 34_000, slots: 2, days_left: 7, hours_up: 32 },
      },
      {
        title: 'The design the kids ask for',
        brief: [
          'Luis cuts lightning, stars and once a whole bridge.',
          'Film one design from sketch to brush-off. We find the kid, and the parent says yes in writing.',
        ],
        asks: { tiktok_video: 2 },
        terms: { at: 'Washington Heights', payout_cents: 31_000, slots: 3, days_left: 16, hours_up: 107 },
      },
      {
        title: 'First cut of the year',
        brief: [
          'New Year’s Day, door open at nine, first in the chair.',
          'Film the walk through the empty street, the cape and the first look of January.',
        ],
        asks: { tiktok_video: 1 },
        terms: { at: 'Harlem', payout_cents: 20_000, slots: 1, days_left: -34, hours_up: 1_230 },
        status: 'expired',
      },
    ],
  },
  {
    business_name: 'Casa Estrella',
    industry: 'salon',
    description: 'Blowouts, braids and café con leche on the Grand Concourse, six chairs and one loud radio.',
    locations: [['Fordham', '2488 Grand Concourse, Bronx, NY 10458', 40.8618, -73.8975]],
    campaigns: [
      {
        title: 'Dominican blowout, wet to done',
        brief: [
          'Rollers, dryer, round brush, ninety minutes. You cut it to one.',
          'Your own hair or a model we find. Curl-pattern questions welcome, Yessenia has answers.',
        ],
        asks: { instagram_reel: 1, tiktok_video: 1 },
        terms: { at: 'Fordham', payout_cents: 38_000, slots: 3, days_left: 8, hours_up: 37 },
      },
      {
        title: 'Friday at six, every chair taken',
        brief: [
          'The whole block gets ready for the weekend here.',
          'Film the room from the back corner, radio on, spray in the air.',
        ],
        asks: { instagram_reel: 1 },
        terms: { at: 'Fordham', payout_cents: 24_500, slots: 2, days_left: 15, hours_up: 115 },
      },
    ],
  },
  {
    business_name: 'Salon Marisol',
    industry: 'salon',
    description: 'Color work on 116th Street by a woman who will talk you out of the bad idea first.',
    locations: [['East Harlem', '172 East 116th Street, New York, NY 10029', 40.7983, -73.941]],
    campaigns: [
      {
        title: 'Talk me out of bleaching it',
        brief: [
          'Come in with a bad idea for your hair. Marisol explains what would happen, then offers a better one.',
          'Film the talk. You may keep your hair as it is.',
        ],
        asks: { tiktok_video: 1 },
        terms: { at: 'East Harlem', payout_cents: 21_500, slots: 4, days_left: 13, hours_up: 48 },
      },
      {
        title: 'Copper in three hours, every step',
        brief: [
          'One client, one color, all the foils. She has agreed and is looking forward to it.',
          'We want the bowl, the brush and the rinse, and the last look outside in daylight.',
        ],
        asks: { instagram_reel: 1, instagram_story: 3, ugc_photo: 4 },
        terms: { at: 'East Harlem', payout_cents: 57_500, slots: 1, days_left: 22, hours_up: 136 },
      },
    ],
  },
  {
    business_name: 'Beryozka Baths',
    industry: 'spa',
    description: 'A Russian bathhouse two blocks from the boardwalk: heat, oak leaves, cold plunge, borscht.',
    locations: [['Brighton Beach', '614 Brighton Beach Avenue, Brooklyn, NY 11235', 40.5779, -73.9605]],
    campaigns: [
      {
        title: 'Hot room, ice bucket, your face',
        brief: [
          'Eleven minutes at 190 degrees and then Oleg pours the bucket.',
          'Film the before and the bucket. No cameras in the hot room itself, the lens wouldn’t thank you.',
        ],
        asks: { tiktok_video: 1, instagram_story: 2 },
        terms: { at: 'Brighton Beach', payout_cents: 35_000, slots: 3, days_left: 10, hours_up: 46 },
      },
      {
        title: 'Borscht in a bathrobe',
        brief: [
          'The canteen serves people in robes at noon on a Tuesday and nobody finds it odd.',
          'Lunch, tea from the samovar and a short review of both.',
        ],
        asks: { instagram_reel: 1, instagram_post: 1 },
        terms: { at: 'Brighton Beach', payout_cents: 27_500, slots: 2, days_left: 28, hours_up: 168 },
      },
      {
        title: 'January plunge off the boardwalk',
        brief: [
          'The regulars walk from the hot room to the ocean on the first Sunday of January.',
          'Follow them in as far as you dare. Towels and soup are at the door.',
        ],
        asks: { youtube_video: 1 },
        terms: { at: 'Brighton Beach', payout_cents: 60_000, slots: 2, days_left: -26, hours_up: 900 },
        status: 'cancelled',
      },
    ],
  },
];
