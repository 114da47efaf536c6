import type { CreatorStatus } from '#domain/creator-states.ts';
import type { Stop } from '#web/ui/progress-stops.tsx';

/** What an applicant is told: where the application stands and what follows. */
export interface ApplicationWords {
  badge: 'in_review' | 'changes_requested' | 'turned_down' | 'suspended' | 'approved' | null;
  title: string;
  lede: string;
  stops: readonly Stop[];
}

/** While the application can be written: at the beginning, after a note, and again some time after a no. */
export function wordsWhileOpen(status: CreatorStatus | null, name: string): ApplicationWords {
  switch (status) {
    case 'changes_requested':
      return {
        badge: 'changes_requested',
        title: 'Your application came back with a note.',
        lede: 'Nothing was lost and there is no deadline.',
        stops: [
          { label: 'Sent', state: 'done' },
          { label: 'Your turn', state: 'now', note: 'Change what the note names and send it again.' },
          { label: 'Read again', state: 'next', note: 'Within 2 business days.' },
          YOU_ARE_IN,
        ],
      };
    case 'rejected':
      return {
        badge: null,
        title: `You can apply again, ${name}.`,
        lede: 'Last time the answer was no. A new application is read from the top, like the first one.',
        stops: STOPS_BEFORE_SENDING,
      };
    default:
      return {
        badge: null,
        title: `Welcome, ${name}.`,
        lede: 'Your account is made. Next comes your application. A person reads every one of them, and follower counts do not decide.',
        stops: STOPS_BEFORE_SENDING,
      };
  }
}

/** Once it is out of their hands. `againOn` is the day from which somebody turned down may apply again. */
export function wordsOnceSent(status: CreatorStatus | null, againOn: string | null): ApplicationWords {
  switch (status) {
    case 'rejected':
      return {
        badge: 'turned_down',
        title: 'Not this time.',
        lede: againOn
          ? `We read your application and did not take it. You may apply again from ${againOn}.`
          : 'We read your application and did not take it.',
        stops: [],
      };
    case 'suspended':
      return {
        badge: 'suspended',
        title: 'Your creator account is suspended.',
        lede: 'Campaigns and messages are closed to you until the suspension is lifted.',
        stops: [],
      };
    case 'approved':
    case 'active':
      return {
        badge: 'approved',
        title: 'You are in.',
        lede: 'A person read your application and said yes.',
        stops: [],
      };
    default:
      return {
        badge: 'in_review',
        title: 'Your application is with us.',
        lede: 'Applications are read within 2 business days.',
        stops: [
          { label: 'Sent', state: 'done' },
          {
            label: 'Being read',
            state: 'now',
            note: 'By a person, from top to bottom. You do not have to do anything.',
          },
          {
            label: 'You hear back',
            state: 'next',
            note: 'By email and on this page: yes, a note, or no with the reason.',
          },
          YOU_ARE_IN,
        ],
      };
  }
}

const YOU_ARE_IN: Stop = {
  label: 'You are in',
  state: 'paid',
  note: 'The creator area opens the same minute.',
};

const STOPS_BEFORE_SENDING: readonly Stop[] = [
  { label: 'Account made', state: 'done' },
  {
    label: 'Application',
    state: 'now',
    note: 'Your channels, three pieces of work or more, and what a reel costs.',
  },
  { label: 'Being read', state: 'next', note: 'By a person, within 2 business days.' },
  YOU_ARE_IN,
];
