import { MAYA } from './application-plan.ts';

export type OfferAnswer = 'open' | 'accepted' | 'declined' | 'expired' | 'countered';

export interface PlannedOffer {
  shop: string;
  title: string;
  /** The place of a campaign of the same shop that is offered again, or a brief of its own. */
  like: string | { brief: string; payout_cents: number; asks: 'instagram_reel' | 'tiktok_video' };
  words: string;
  sent_hours_ago: number;
  to: readonly PlannedAnswer[];
}

export interface PlannedAnswer {
  email: string;
  answer: OfferAnswer;
  /** Left out while nobody has answered, and for an offer that expired by itself. */
  hours_ago?: number;
  /** The price of a counter. */
  asked?: { amount_cents: number; reason: string };
}

/**
 * Offers in every state: those of the bakery, and those that Maya got from others. The bakery has none that Maya hasn't
 * answered, so that it can be tried with her.
 */
export const OFFERS: readonly PlannedOffer[] = [
  {
    shop: 'crumb-co',
    title: 'One shift behind the counter',
    like: 'one-shift-behind-the-counter',
    words: 'You both did this so well last time. Same shift, same tip jar?',
    sent_hours_ago: 55,
    to: [
      { email: MAYA, answer: 'accepted', hours_ago: 20 },
      { email: 'zeke@monroe.example', answer: 'expired' },
    ],
  },
  {
    shop: 'crumb-co',
    title: 'The morning before the holiday line',
    like: {
      brief:
        'On the busiest morning of the year we bake from two. Film the racks filling up, from the first tray to the unlocked door. Coffee is ready when you are.',
      payout_cents: 32_000,
      asks: 'instagram_reel',
    },
    words: 'Two people, one early morning. We thought of you first.',
    sent_hours_ago: 12,
    to: [
      { email: 'jules@ferreira.example', answer: 'open' },
      {
        email: 'teo@marin.example',
        answer: 'countered',
        hours_ago: 4,
        asked: { amount_cents: 36_000, reason: 'It starts at two in the morning, so I need a car there.' },
      },
    ],
  },
  {
    shop: 'crumb-co',
    title: 'Babka, pulled apart',
    like: {
      brief:
        'One chocolate babka and two hands. Pull it apart in good light and let the layers do the talking. No voice-over needed.',
      payout_cents: 18_000,
      asks: 'instagram_reel',
    },
    words: 'Your close-ups are what we are after.',
    sent_hours_ago: 300,
    to: [{ email: 'gia@russo.example', answer: 'declined', hours_ago: 281 }],
  },
  {
    shop: 'second-shift-coffee',
    title: 'Closing time at four',
    like: {
      brief:
        'Our day ends when yours begins. Film the last half hour: the final shot, the mop and the gate, with the street waking up behind it.',
      payout_cents: 26_000,
      asks: 'instagram_reel',
    },
    words: 'You film mornings. This is the other side of one.',
    sent_hours_ago: 16,
    to: [{ email: MAYA, answer: 'open' }],
  },
  {
    shop: 'lucky-peony-bakery',
    title: 'Mooncake molds, one by one',
    like: {
      brief:
        'Grandma Lin has forty wooden molds and a story for each. Film five of them, and the knock that frees the cake.',
      payout_cents: 21_000,
      asks: 'tiktok_video',
    },
    words: 'Grandma asked for you by name.',
    sent_hours_ago: 220,
    to: [{ email: MAYA, answer: 'declined', hours_ago: 214 }],
  },
  {
    shop: 'foxed-pages',
    title: 'A rainy Sunday in the window seat',
    like: {
      brief: 'The window seat, a stack of five books and rain on the glass. Read us the first line of each.',
      payout_cents: 15_000,
      asks: 'instagram_reel',
    },
    words: 'The next wet Sunday is yours if you want it.',
    sent_hours_ago: 340,
    to: [{ email: MAYA, answer: 'expired' }],
  },
  {
    shop: 'stoop-flowers',
    title: 'Amaryllis, from bulb to bow',
    like: {
      brief: 'The first amaryllis are in. Film a pot from the bulb to the bow, close enough to see the moss.',
      payout_cents: 24_000,
      asks: 'instagram_reel',
    },
    words: 'We liked how you film hands.',
    sent_hours_ago: 30,
    to: [
      {
        email: MAYA,
        answer: 'countered',
        hours_ago: 7,
        asked: { amount_cents: 28_000, reason: 'That is two visits, a week apart.' },
      },
    ],
  },
];
