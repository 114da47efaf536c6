import { DAYS } from '#domain/businesses/opening-hours.ts';
import type { DemoBusiness } from './business.ts';

export const BAKERIES: readonly DemoBusiness[] = [
  {
    business_name: 'Crumb & Co.',
    industry: 'bakery',
    description: 'A two-oven bakery on Manhattan Avenue that bakes at four and sells out by two.',
    locations: [
      [
        'Greenpoint',
        '731 Manhattan Avenue, Brooklyn, NY 11222',
        40.7273,
        -73.9521,
        [{ days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '07:00', closes: '15:00' }],
      ],
      [
        'Bedford-Stuyvesant',
        '402 Tompkins Avenue, Brooklyn, NY 11216',
        40.6834,
        -73.944,
        [{ days: DAYS, opens: '08:00', closes: '17:00' }],
      ],
    ],
    campaigns: [
      {
        title: 'Film our 6 a.m. sourdough pull',
        brief: [
          'We pull the first loaves at six and the block smells like toast.',
          'Show the scoring, the steam and the first slice with cold butter.',
          'Natural light only, street noise stays in.',
          'Coffee and a loaf are on us.',
        ],
        asks: { instagram_reel: 1, instagram_story: 2 },
        terms: { at: 'Greenpoint', payout_cents: 35_000, slots: 5, days_left: 3, hours_up: 2 },
      },
      {
        title: 'The rye nobody orders, explained',
        brief: [
          'Our dark rye takes three days and four people know about it.',
          'Rosa will walk you through the starter, the soak and the bake.',
          'Tell people what to eat it with.',
        ],
        asks: { tiktok_video: 1 },
        terms: { at: 'Greenpoint', payout_cents: 22_000, slots: 3, days_left: 12, hours_up: 41 },
      },
      {
        title: 'Saturday line, first twenty people',
        brief: [
          'The line starts at 7:40 and it is mostly regulars.',
          'Ask six of them what they came for, film the answer and the bag.',
          'Ask before you film a face.',
        ],
        asks: { instagram_reel: 1, instagram_story: 3 },
        terms: { at: 'Greenpoint', payout_cents: 30_000, slots: 2, days_left: 18, hours_up: 96 },
      },
      {
        title: 'Opening week on Tompkins Avenue',
        brief: [
          'The second shop is open and the neighbors still think it is a phone store.',
          'Film the walk from the G train, the window and one thing you would come back for.',
        ],
        asks: { instagram_reel: 1, instagram_post: 2 },
        terms: { at: 'Bedford-Stuyvesant', payout_cents: 28_000, slots: 4, days_left: 8, hours_up: 30 },
      },
      {
        title: 'Cardamom knots, tray to table',
        brief: [
          'Forty knots a tray, shaped by hand, gone before ten.',
          'We want close shots of the twist and the sugar, and your first bite in one take.',
          'No voice-over needed.',
        ],
        asks: { tiktok_video: 2, ugc_photo: 4 },
        terms: { at: 'Bedford-Stuyvesant', payout_cents: 42_500, slots: 2, days_left: 21, hours_up: 130 },
      },
      {
        title: 'One shift behind the counter',
        brief: [
          'Work the counter with us from seven to nine and film what customers never see.',
          'Apron, tongs and a name tag are waiting. The tip jar is yours too.',
        ],
        asks: { instagram_reel: 1, instagram_story: 1 },
        terms: { at: 'Greenpoint', payout_cents: 24_500, slots: 2, days_left: -32, hours_up: 1_150 },
        status: 'completed',
      },
      {
        title: 'Honey cake boxes before the holidays',
        brief: [
          'We bake 300 honey cakes and box them at night.',
          'Film one evening of boxing, ribbon and all, and the tower at the end.',
        ],
        asks: { instagram_reel: 1 },
        terms: { at: 'Greenpoint', payout_cents: 30_000, slots: 2, days_left: 50, hours_up: null },
        status: 'draft',
      },
    ],
  },
  {
    business_name: 'Lucky Peony Bakery',
    industry: 'bakery',
    description:
      'Egg tarts, pineapple buns and milk bread from one family, three generations at the same tray.',
    locations: [
      ['Chinatown', '52 Eldridge Street, New York, NY 10002', 40.7162, -73.993],
      ['Flushing', '135-24 Roosevelt Avenue, Queens, NY 11354', 40.7594, -73.8303],
    ],
    campaigns: [
      {
        title: 'Egg tarts out of the oven at 11:15',
        brief: [
          'The second batch comes out at 11:15 and wobbles for about a minute.',
          'Be there for that minute. Then eat one on the sidewalk like everybody else does.',
        ],
        asks: { instagram_reel: 1, tiktok_video: 1 },
        terms: { at: 'Chinatown', payout_cents: 32_000, slots: 4, days_left: 5, hours_up: 26 },
      },
      {
        title: 'Five buns under ten dollars',
        brief: [
          'Pick five buns, spend less than ten dollars and rank them honestly.',
          'Grandma Lin may argue with your order, and we would like that on film.',
          'Cantonese, Mandarin or English all work.',
        ],
        asks: { youtube_short: 2 },
        terms: { at: 'Chinatown', payout_cents: 27_500, slots: 3, days_left: 15, hours_up: 74 },
      },
      {
        title: 'The birthday cake with the fruit on top',
        brief: [
          'Everybody in Flushing grew up with this cake. Almost nobody has seen it made.',
          'Film the whipped cream, the mango fan and the ribbon on the box.',
        ],
        asks: { instagram_reel: 1, instagram_post: 1 },
        terms: { at: 'Flushing', payout_cents: 26_000, slots: 2, days_left: 9, hours_up: 58 },
      },
      {
        title: 'Milk bread pull-apart, slow and close',
        brief: [
          'We need one thing: the loaf coming apart, close enough to see the strands.',
          'Bring a macro lens or a steady hand. We keep a table by the window free for you.',
        ],
        asks: { ugc_video: 2 },
        terms: { at: 'Flushing', payout_cents: 36_000, slots: 2, days_left: 27, hours_up: 210 },
      },
    ],
  },
];
