import type { DemoBusiness } from './business.ts';

export const COFFEE: readonly DemoBusiness[] = [
  {
    business_name: 'Second Shift Coffee',
    industry: 'coffee',
    description:
      'A coffee counter for people who start work when others stop, open until one in the morning.',
    locations: [
      ['Bushwick', '318 Knickerbocker Avenue, Brooklyn, NY 11237', 40.701, -73.9225],
      ['Ridgewood', '66-52 Fresh Pond Road, Queens, NY 11385', 40.706, -73.8975],
    ],
    campaigns: [
      {
        title: 'Who drinks coffee at midnight',
        brief: [
          'Nurses, line cooks, a man who fixes elevators.',
          'Sit at the counter from eleven to one and let three of them say what they are on their way to.',
          'Keep the lights as they are.',
        ],
        asks: { instagram_reel: 1 },
        terms: { at: 'Bushwick', payout_cents: 24_000, slots: 4, days_left: 10, hours_up: 5 },
      },
      {
        title: 'Pull a bad shot, then a good one',
        brief: [
          'Dee teaches you to pull espresso in twenty minutes. The first one will be terrible.',
          'Film both, and your face at both.',
        ],
        asks: { tiktok_video: 1, instagram_story: 2 },
        terms: { at: 'Bushwick', payout_cents: 21_000, slots: 3, days_left: 16, hours_up: 88 },
      },
      {
        title: 'Walk the M line, end at our window',
        brief: [
          'Start at Myrtle-Wyckoff, follow the tracks to Fresh Pond Road and finish with a cortado at our window.',
          'Ridgewood rooftops, laundries and one good dog along the way.',
        ],
        asks: { youtube_short: 1, instagram_post: 2 },
        terms: { at: 'Ridgewood', payout_cents: 31_500, slots: 2, days_left: 24, hours_up: 150 },
      },
      {
        title: 'The quiet hour, three to four',
        brief: [
          'Between the lunch crowd and the night crowd nobody talks.',
          'One long take, no music, cups and spoons only.',
        ],
        asks: { ugc_video: 1 },
        terms: { at: 'Ridgewood', payout_cents: 17_500, slots: 1, days_left: 6, hours_up: 47 },
      },
      {
        title: 'Brew our night blend in your kitchen',
        brief: [
          'We mail you two bags of the night blend and you make it however you make coffee.',
          'Show the water, the wait and the first sip after ten p.m.',
          'If you dislike it, say why.',
        ],
        asks: { tiktok_video: 1, ugc_photo: 3 },
        terms: { at: 'remote', payout_cents: 20_000, slots: 8, days_left: 30, hours_up: 175 },
      },
      {
        title: 'Cold brew by the gallon, made at 2 a.m.',
        brief: [
          'Forty pounds of coffee go into bags the size of pillows and then we wait.',
          'Film the soak, the squeeze and the first tap of the day.',
        ],
        asks: { instagram_reel: 1, instagram_story: 1 },
        terms: { at: 'Bushwick', payout_cents: 23_000, slots: 2, days_left: 14, hours_up: 260 },
        status: 'paused',
      },
    ],
  },
  {
    business_name: 'Eight Cups Tea',
    industry: 'coffee',
    description: 'A narrow tea room on Bayard Street with eight seats, eight teas and no hurry.',
    locations: [['Chinatown', '41 Bayard Street, New York, NY 10013', 40.7152, -73.9972]],
    campaigns: [
      {
        title: 'One leaf, six pours',
        brief: [
          'The same oolong, poured six times. It changes every time and you can see it.',
          'Film all six cups in a row, then tell us which one you would stop at.',
        ],
        asks: { instagram_reel: 1, instagram_post: 1 },
        terms: { at: 'Chinatown', payout_cents: 25_000, slots: 3, days_left: 11, hours_up: 63 },
      },
      {
        title: 'Rain outside, tea inside',
        brief: [
          'Come on a wet day, any wet day. We will text you in the morning.',
          'Umbrellas, the fogged window, the kettle. Bayard Street does the rest.',
        ],
        asks: { tiktok_video: 1 },
        terms: { at: 'Chinatown', payout_cents: 19_500, slots: 2, days_left: null, hours_up: 190 },
      },
      {
        title: 'A tasting box at your own table',
        brief: [
          'We ship eight small tins and a card with times and temperatures.',
          'Make three of them over a week and show the table as it is, crumbs included.',
        ],
        asks: { instagram_reel: 2, instagram_story: 2 },
        terms: { at: 'remote', payout_cents: 34_000, slots: 5, days_left: 35, hours_up: 240 },
      },
    ],
  },
  {
    business_name: 'Fourth Wall Coffee',
    industry: 'coffee',
    description: 'Coffee for stagehands and understudies, one block from three theaters.',
    locations: [["Hell's Kitchen", '703 Ninth Avenue, New York, NY 10019', 40.763, -73.9895]],
    campaigns: [
      {
        title: 'Order like a stage manager',
        brief: [
          'Fourteen drinks, four minutes, one call sheet. It happens every day at 12:50.',
          'Film the rush from behind the bar. Nobody will look at you, they have no time.',
        ],
        asks: { instagram_reel: 1, tiktok_video: 1 },
        terms: { at: "Hell's Kitchen", payout_cents: 33_000, slots: 2, days_left: 7, hours_up: 36 },
      },
      {
        title: 'Half-hour call, last espresso',
        brief: [
          'At 7:25 the whole room drains its cups and leaves at once.',
          'We want that minute, from full house to empty chairs.',
        ],
        asks: { ugc_video: 1, ugc_photo: 2 },
        terms: { at: "Hell's Kitchen", payout_cents: 24_500, slots: 2, days_left: 20, hours_up: 118 },
      },
    ],
  },
];
