import type { ApplicationStatus } from '#domain/hiring/application-states.ts';
import type { ConversationSide } from '#domain/messages/conversations.ts';
import { MAYA } from './application-plan.ts';

/** The side that writes, and how long ago. */
export type PlannedLine = readonly [side: ConversationSide, hours_ago: number, words: string];

export interface PlannedTalk {
  path: string;
  email: string;
  lines: readonly PlannedLine[];
  /** The number of latest messages that are unread. */
  unread: number;
}

/** The conversations of the demo creator, newest first. */
export const TALKS_OF_MAYA: readonly PlannedTalk[] = [
  {
    path: 'crumb-co/one-shift-behind-the-counter',
    email: MAYA,
    unread: 1,
    lines: [
      [
        'business',
        1070,
        'Hi Maya! Come Saturday at 5:45. Knock on the side door, the front is locked until seven.',
      ],
      ['creator', 1069.6, 'I will be there. Fine if I clip a mic on you?'],
      ['business', 1069.4, 'Fine by me. Marco will pretend he hates it.'],
      ['creator', 974, 'First cut. I kept the oven timer in on purpose.'],
      ['business', 0.4, 'The slice at 0:12 is perfect. Watching it again with Marco now.'],
    ],
  },
  {
    path: 'lucky-peony-bakery/egg-tarts-out-of-the-oven-at-11-15',
    email: MAYA,
    unread: 1,
    lines: [
      ['creator', 16, 'Happy to film the second tray too, if the first one sells out under the camera.'],
      ['business', 1.8, 'You are on our short list. Could you come Thursday, after the first tray?'],
    ],
  },
  {
    path: 'crumb-co/cardamom-knots-tray-to-table',
    email: MAYA,
    unread: 0,
    lines: [
      ['business', 90, 'You are in. The knots go into the oven at 6:20, so come a little before that.'],
      ['creator', 89, 'I will be at the side door at six.'],
      ['business', 21, 'Could the tray come first in the next cut, before the table?'],
    ],
  },
  {
    path: 'crumb-co/the-rye-nobody-orders-explained',
    email: MAYA,
    unread: 0,
    lines: [
      [
        'business',
        28,
        'The spot is filled this time. We liked your first ten seconds, so please apply again.',
      ],
    ],
  },
  {
    path: 'foxed-pages/things-people-leave-inside-books',
    email: MAYA,
    unread: 0,
    lines: [
      ['business', 55, 'We kept a shoebox of bookmarks for you: train tickets, a recipe, one love letter.'],
      ['creator', 54, 'Please keep the letter shut. I will film it from above.'],
      ['business', 31, 'Approved from our side. The dog was a nice touch.'],
      ['creator', 30, 'Thank you for the reading corner. The rest follows this week.'],
    ],
  },
  {
    path: 'lucky-peony-bakery/five-buns-under-ten-dollars',
    email: MAYA,
    unread: 0,
    lines: [
      ['business', 60, 'Saturday is our slowest hour at three. Would that work?'],
      ['creator', 58, 'Three is good. I bring one small light and stay away from the door.'],
    ],
  },
  {
    path: 'foxed-pages/story-hour-from-the-small-chairs',
    email: MAYA,
    unread: 0,
    lines: [
      ['creator', 118, 'I am out of town that Saturday, so I had to say no. Please ask me for the next one.'],
      ['business', 117, 'We will. The small chairs aren’t going anywhere.'],
    ],
  },
];

/** Shops with messages to answer, three conversations each. */
export const TALKING_SHOPS = [
  'crumb-co',
  'lucky-peony-bakery',
  'second-shift-coffee',
  'lantern-ladle',
  'tia-chelo-tacos',
  'stoop-flowers',
  'foxed-pages',
  'kiln-house',
] as const;

type Script = readonly (readonly [side: ConversationSide, words: string])[];

/** Messages that fit each status of an application. */
export const SCRIPTS: Partial<Record<ApplicationStatus, readonly Script[]>> = {
  accepted: [
    [
      ['business', 'Good to have you. The quiet hour is from three to four, most days.'],
      ['creator', 'I will come Wednesday at three. Is there an outlet near the window?'],
      ['business', 'Two of them, behind the plant.'],
    ],
    [
      ['business', 'You are in. Ring the bell, the front sticks.'],
      ['creator', 'Thank you. May I film the hands of the person working?'],
      ['business', 'Hands are fine. Faces only if they say yes.'],
      ['creator', 'Understood. See you then.'],
    ],
    [
      ['creator', 'Thank you for picking me. Shall I bring my own cup, or use one of yours?'],
      ['business', 'Use one of ours, the blue ones look best.'],
      ['creator', 'Blue it is.'],
    ],
    [
      ['creator', 'Would Friday morning work for you?'],
      ['business', 'Friday is a delivery day. Thursday before ten?'],
    ],
  ],
  shortlisted: [
    [
      ['business', 'We like your work. Could you do it before the weekend?'],
      ['creator', 'Yes, any morning but Friday.'],
    ],
    [
      ['business', 'Would you post it on a weekday? Our weekends are full as it is.'],
      ['creator', 'Tuesday evenings do best for me.'],
      ['business', 'Tuesday sounds right. We decide tomorrow.'],
    ],
    [['business', 'Is the second picture in your portfolio filmed with a phone?']],
  ],
  submitted: [
    [['creator', 'One question before you pick: is the back room all right to film in?']],
    [
      ['creator', 'I could come earlier than I wrote, if that helps.'],
      ['business', 'Good to know, thank you.'],
    ],
  ],
};
