import type { DisputeOutcome, DisputeReason, DisputeSide } from '#domain/work/dispute-states.ts';
import type { WorkStage } from './work-stage.ts';

const ADA = 'admin@bizmeet.example';
/** The admin who made the first decision can't decide the appeal. */
const GRACE = 'grace@bizmeet.example';

interface Said {
  hours_ago: number;
  words: string;
}

interface Ruled extends Said {
  by: string;
  outcome: Exclude<DisputeOutcome, 'redo'>;
  /** The creator's part of the disputed payout, in a split. */
  creator_percent?: number;
}

/** The shape of a demo dispute; write-disputes.ts creates it with the product's own moves. */
export interface PlannedDispute {
  /** The campaign, and the creator who works on it. */
  path: string;
  email: string;
  /** The stage of the work when the dispute was opened, and the disputed deliverables. */
  stages: readonly WorkStage[];
  about: readonly number[];
  side: DisputeSide;
  reason: DisputeReason;
  wants: DisputeOutcome;
  opened: Said;
  answered?: Said;
  decided?: Ruled;
  /** The side that accepted the decision at once. */
  accepted?: { hours_ago: number; side: DisputeSide };
  appealed?: Said & { side: DisputeSide };
  decided_again?: Ruled;
}

/** In the order in which they were opened. */
export const DISPUTES: readonly PlannedDispute[] = [
  {
    path: 'mabel-on-lenox/open-piano-thursday-at-nine',
    email: 'sofia@bianchi.example',
    stages: ['second'],
    about: [0],
    side: 'business',
    reason: 'not_as_agreed',
    wants: 'refund',
    opened: {
      hours_ago: 150,
      words:
        'We asked for three players. Version 2 shows one of them, and the table that went quiet is behind a pillar.',
    },
    answered: {
      hours_ago: 131,
      words:
        'Two of the players asked not to be filmed. I said so the same night, and offered to come back the week after.',
    },
    decided: {
      hours_ago: 104,
      by: ADA,
      outcome: 'refund',
      words: 'The brief asks for three players, and the reel has one. The money goes back.',
    },
    appealed: {
      hours_ago: 82,
      side: 'creator',
      words:
        'I offered a second Thursday in writing, and was told that version 2 would do with one small change.',
    },
    decided_again: {
      hours_ago: 46,
      by: GRACE,
      outcome: 'split',
      creator_percent: 60,
      words:
        'One player of three is in the reel, and the second evening that was offered was turned down. Both carry a part of it.',
    },
  },
  {
    path: 'lantern-ladle/meatless-bowl-meat-eaters-verdict',
    email: 'kit@sawyer.example',
    stages: ['changes', 'submitted'],
    about: [0],
    side: 'creator',
    reason: 'unfair_changes',
    wants: 'release',
    opened: {
      hours_ago: 92,
      words:
        'They want a friend of mine in it who likes the bowl less than I do. The brief asks what I think, and I said it straight.',
    },
    answered: {
      hours_ago: 70,
      words:
        'A verdict needs somebody who doubts it. We thought “come skeptical” says so, though a second person is nowhere in writing.',
    },
    decided: {
      hours_ago: 22,
      by: ADA,
      outcome: 'split',
      creator_percent: 75,
      words:
        'Nothing in the brief asks for a second person. The bowl is out of focus for half of the reel, and that was fair to ask for.',
    },
    accepted: { hours_ago: 9, side: 'business' },
  },
  {
    path: 'sandbar-scoops/name-the-new-flavor-with-us',
    email: 'kaya@demir.example',
    stages: ['posted', 'submitted'],
    about: [0],
    side: 'business',
    reason: 'not_posted',
    wants: 'refund',
    opened: {
      hours_ago: 66,
      words:
        'The link leads to a video that only followers of the account can see. Nobody who walks by will ever find it.',
    },
    answered: {
      hours_ago: 58,
      words:
        'My account was private for one evening while somebody bothered me. It has been open again since.',
    },
    decided: {
      hours_ago: 40,
      by: GRACE,
      outcome: 'refund',
      words:
        'When we looked, the post couldn’t be seen. A post that nobody can see isn’t what was agreed on.',
    },
    appealed: {
      hours_ago: 18,
      side: 'creator',
      words: 'It can be seen by everybody, and could on five of the six days. Please look again, signed out.',
    },
  },
  {
    path: 'uptown-chair/barbershop-debate-unedited',
    email: 'bruno@sales.example',
    stages: ['second'],
    about: [0],
    side: 'business',
    reason: 'not_as_agreed',
    wants: 'split',
    opened: {
      hours_ago: 52,
      words:
        'It was to be the best ninety seconds of one debate. Version 2 jumps between three of them, and the best line is gone.',
    },
    answered: {
      hours_ago: 27,
      words:
        'No question held the room for ninety seconds. I asked which of the three to keep, and never heard back.',
    },
  },
  {
    path: 'bolt-street/what-chalk-is-for-and-other-questions',
    email: 'hugo@lafont.example',
    stages: ['submitted'],
    about: [0],
    side: 'business',
    reason: 'not_as_agreed',
    wants: 'redo',
    opened: {
      hours_ago: 28,
      words:
        'Coach Ray is in neither of the two. The person who answers works at another gym, and you can read its name on the wall.',
    },
  },
  {
    path: 'crumb-co/the-rye-nobody-orders-explained',
    email: 'ana@beltran.example',
    stages: ['changes'],
    about: [0],
    side: 'creator',
    reason: 'unfair_changes',
    wants: 'release',
    opened: {
      hours_ago: 5,
      words:
        'The change asks me to come back for the soak. I asked to see it on the day, and was told it wasn’t a good day for that.',
    },
  },
];

export function disputeOf(path: string, email: string): PlannedDispute | undefined {
  return DISPUTES.find((one) => one.path === path && one.email === email);
}
