import { GOAL_NAMES, type Goal } from '#domain/businesses/onboarding.ts';

interface GoalWords {
  /** A sentence of the brief. */
  says: string;
  /** A line of what to show. */
  show: string | null;
}

/** A goal shapes what the brief asks for. The answer itself is never repeated. */
const WORDS: Record<Goal, GoalWords> = {
  foot_traffic: {
    says: 'Help people nearby see why it’s worth stopping by.',
    show: 'What makes it worth a trip, and how to find us',
  },
  launch: {
    says: 'We have something new to show, so make it the heart of your story.',
    show: 'What’s new, and what you think of it',
  },
  neighborhood: {
    says: 'Speak to people who have never been here.',
    show: 'What it’s like to come here for the first time',
  },
  content: {
    says: 'We’d like to use it on our own channels, so leave room for a caption.',
    show: null,
  },
  reviews: {
    says: 'Say what you honestly think. That’s worth more to us than praise.',
    show: 'Your honest opinion, in your own words',
  },
};

/** A brief that wants everything says nothing. */
const MOST_GOALS = 2;

export function goalWords(goals: readonly Goal[]): GoalWords[] {
  return GOAL_NAMES.filter((goal) => goals.includes(goal))
    .slice(0, MOST_GOALS)
    .map((goal) => WORDS[goal]);
}
