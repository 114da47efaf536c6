import type { DemoBusiness } from './business.ts';

export const NOODLES_AND_TACOS: readonly DemoBusiness[] = [
  {
    business_name: 'Lantern & Ladle',
    industry: 'ramen',
    description:
      'Twelve counter seats, one broth that simmers for eighteen hours, open until the last train.',
    locations: [
      ['Lower East Side', '64 Ludlow Street, New York, NY 10002', 40.7174, -73.9894],
      ['East Village', '118 Second Avenue, New York, NY 10003', 40.7285, -73.988],
    ],
    campaigns: [
      {
        title: 'Late-night bowl, counter seat, after 11',
        brief: [
          'Sit at the corner stool, order the tonkotsu with the burnt-garlic oil, and say why the train can wait.',
          'Dinner is on us. Phones are fine, flash is not.',
        ],
        asks: { tiktok_video: 1, instagram_reel: 1 },
        terms: { at: 'Lower East Side', payout_cents: 50_000, slots: 4, days_left: 5, hours_up: 7 },
      },
      {
        title: 'Eighteen hours of broth in thirty seconds',
        brief: [
          'Set a camera on the shelf we cleared for it and leave it with the pot for a day.',
          'We plug it in, you come back for the card. One time-lapse, bones to bowl.',
        ],
        asks: { instagram_reel: 1 },
        terms: { at: 'Lower East Side', payout_cents: 45_000, slots: 1, days_left: 14, hours_up: 70 },
      },
      {
        title: 'The egg: seven minutes, no more',
        brief: [
          'Kenji peels 140 eggs a day and has opinions on all of them.',
          'Film the timer, the ice and the cut yolk.',
        ],
        asks: { youtube_short: 1, instagram_story: 1 },
        terms: { at: 'Lower East Side', payout_cents: 23_000, slots: 3, days_left: 20, hours_up: 112 },
      },
      {
        title: 'Lunch ramen in a 35-minute break',
        brief: [
          'Walk in at 12:05, sit, slurp, pay and be back at 12:40. Keep the clock in the picture.',
          'This one is for people who think ramen is only for the night.',
        ],
        asks: { tiktok_video: 1 },
        terms: { at: 'East Village', payout_cents: 25_500, slots: 4, days_left: 8, hours_up: 39 },
      },
      {
        title: 'Meatless bowl, meat-eater’s verdict',
        brief: [
          'The miso-corn bowl outsells pork on Mondays and we want to know what you think.',
          'Come skeptical. Say it straight.',
        ],
        asks: { instagram_reel: 1, instagram_post: 1 },
        terms: { at: 'East Village', payout_cents: 31_000, slots: 3, days_left: 23, hours_up: 156 },
      },
      {
        title: 'First snow, first bowl',
        brief: [
          'We text you when the first flakes fall and you come within the hour.',
          'Steam, scarves and the fogged door on Ludlow Street.',
        ],
        asks: { instagram_reel: 1, tiktok_video: 1 },
        terms: { at: 'Lower East Side', payout_cents: 47_500, slots: 2, days_left: -12, hours_up: 720 },
        status: 'closed',
      },
    ],
  },
  {
    business_name: 'Tía Chelo Tacos',
    industry: 'taqueria',
    description: 'A taqueria under the 7 train where the trompo turns from noon to four in the morning.',
    locations: [
      ['Jackson Heights', '80-14 Roosevelt Avenue, Queens, NY 11372', 40.7477, -73.8847],
      ['Sunset Park', '4712 Fifth Avenue, Brooklyn, NY 11220', 40.6478, -74.0082],
    ],
    campaigns: [
      {
        title: 'The al pastor cut, up close',
        brief: [
          'One video of the trompo and one of the first bite on Roosevelt Avenue.',
          'Spanish, English or both.',
          'The pineapple catch is the shot, and Beto will do it as often as you need.',
        ],
        asks: { tiktok_video: 2 },
        terms: { at: 'Jackson Heights', payout_cents: 40_000, slots: 3, days_left: 8, hours_up: 13 },
      },
      {
        title: 'Tacos at 2 a.m., who shows up',
        brief: [
          'Taxi drivers, DJs, the bakery shift. They all stand at the same rail.',
          'Ask four of them for their order and why.',
        ],
        asks: { instagram_reel: 1, instagram_story: 2 },
        terms: { at: 'Jackson Heights', payout_cents: 32_500, slots: 2, days_left: 17, hours_up: 92 },
      },
      {
        title: 'Tortillas from masa to comal',
        brief: [
          'Doña Inés presses four hundred a day by hand and doesn’t measure.',
          'Show the puff. If it doesn’t puff she makes another one.',
        ],
        asks: { instagram_reel: 1, ugc_photo: 3 },
        terms: { at: 'Sunset Park', payout_cents: 34_500, slots: 2, days_left: 11, hours_up: 55 },
      },
      {
        title: 'Sunday barbacoa, gone by one',
        brief: [
          'The pot opens at nine. By one there is only broth.',
          'Be first in line, film the lid coming off and the family table by the door.',
        ],
        asks: { tiktok_video: 1, instagram_post: 2 },
        terms: { at: 'Sunset Park', payout_cents: 36_500, slots: 3, days_left: 26, hours_up: 183 },
      },
      {
        title: 'Three salsas on your own eggs',
        brief: [
          'We mail you the green, the red and the one with the warning on it.',
          'Breakfast at your place, three bites, three faces.',
        ],
        asks: { youtube_short: 1, tiktok_video: 1 },
        terms: { at: 'remote', payout_cents: 29_000, slots: 6, days_left: 31, hours_up: 222 },
      },
      {
        title: 'Day of the Dead table, built overnight',
        brief: [
          'Flowers, photos, bread. We build the table on the last night of October.',
          'It needs one quiet camera and somebody who stays until the candles are lit.',
        ],
        asks: { instagram_reel: 1, instagram_post: 3 },
        terms: { at: 'Jackson Heights', payout_cents: 52_000, slots: 2, days_left: 60, hours_up: null },
        status: 'draft',
      },
    ],
  },
  {
    business_name: 'Sherpa Steam',
    industry: 'restaurant',
    description: 'Momos pleated at the window and butter tea for anyone brave enough.',
    locations: [
      ['Jackson Heights', '78-11 37th Avenue, Queens, NY 11372', 40.749, -73.8868],
      ['Woodside', '61-07 Woodside Avenue, Queens, NY 11377', 40.7457, -73.9018],
    ],
    campaigns: [
      {
        title: 'Eighteen pleats, one dumpling',
        brief: [
          'Pasang folds one every nine seconds. You get ten minutes to learn and one tray to ruin.',
          'Film your hands next to hers.',
        ],
        asks: { instagram_reel: 1, tiktok_video: 1 },
        terms: { at: 'Jackson Heights', payout_cents: 33_500, slots: 3, days_left: 12, hours_up: 50 },
      },
      {
        title: 'Butter tea, first sip, no acting',
        brief: [
          'It is salty, and people never expect it.',
          'One take, the sip and whatever comes after it. Bring a friend if you want a second face.',
        ],
        asks: { tiktok_video: 1 },
        terms: { at: 'Woodside', payout_cents: 16_500, slots: 5, days_left: 7, hours_up: 29 },
      },
      {
        title: 'Thukpa for the first cold week',
        brief: [
          'Hand-pulled noodles, a lot of steam and the window seat under the tracks.',
          'We want the sound: train above, broth below.',
        ],
        asks: { instagram_reel: 1, ugc_photo: 4 },
        terms: { at: 'Woodside', payout_cents: 28_000, slots: 2, days_left: 29, hours_up: 197 },
      },
    ],
  },
];
