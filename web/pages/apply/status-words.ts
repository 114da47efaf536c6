import type { CreatorApplication, CreatorProfile } from '#contract/creators.ts';
import type { CreatorStatus } from '#domain/creator-states.ts';
import { newYorkClock, newYorkLongDay, newYorkMoment, newYorkWeekday } from '#domain/new-york-time.ts';

export type BadgeName = 'in_review' | 'changes_requested' | 'turned_down' | 'suspended' | 'approved';

/** What an applicant is told: where the application stands and what follows. */
export interface StatusWords {
  badge: BadgeName | null;
  title: string;
  lede: string;
}

type Standing = Pick<CreatorApplication, 'reader_name' | 'can_apply_again_at' | 'is_late'> & {
  status: CreatorStatus;
  review_due_at: string | null;
};

/** Once it is out of their hands. */
export function wordsOnceSent({
  status,
  review_due_at,
  can_apply_again_at,
  ...standing
}: Standing): StatusWords {
  const again = can_apply_again_at && newYorkLongDay(can_apply_again_at);
  switch (status) {
    case 'rejected':
      return {
        badge: 'turned_down',
        title: 'Not this time.',
        lede: again
          ? `We read all of it and did not take it. You may apply again from ${again}, and everything you entered is kept.`
          : 'We read all of it and did not take it.',
      };
    case 'suspended':
      return {
        badge: 'suspended',
        title: 'Your creator account is suspended.',
        lede: 'Campaigns and messages are closed to you until the suspension is lifted.',
      };
    case 'approved':
    case 'active':
      return {
        badge: 'approved',
        title: 'You are in.',
        lede: 'A person read your application and said yes.',
      };
    default:
      return {
        badge: 'in_review',
        title: `Your application is with ${standing.reader_name ?? 'us'}.`,
        lede: ledeInReview(review_due_at, standing.is_late),
      };
  }
}

function ledeInReview(dueAt: string | null, isLate: boolean): string {
  const begin = 'A person reads every application, top to bottom.';
  if (isLate) return `${begin} Yours takes longer than we said. You keep your place, and we wrote to you.`;
  const when = dueAt
    ? `You hear back by ${newYorkWeekday(dueAt)} at ${newYorkClock(dueAt)}`
    : 'You hear back within 2 business days.';
  return `${begin} ${when} You do not have to do anything.`;
}

/** After a note, when it is the applicant's turn. */
export function wordsForChanges(count: number): StatusWords {
  return {
    badge: 'changes_requested',
    title: count === 0 ? 'Change it and send it again.' : `Change ${thingWords(count)} and send it again.`,
    lede: 'Your application came back with a note. Nothing was lost and there is no deadline.',
  };
}

function thingWords(count: number): string {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  return `${words[count] ?? count} thing${count === 1 ? '' : 's'}`;
}

/** A date or a promise first, then what it means. */
export interface StatusStop {
  label: string;
  state: 'done' | 'now' | 'next' | 'paid';
  lead: string;
  rest: string;
}

interface Sent {
  profile: Pick<CreatorProfile, 'submitted_at' | 'review_due_at' | 'links'>;
  piece_count: number;
  channel_count: number;
  reader_name: string | null;
  is_late: boolean;
}

/** The way of an application that is being read, with its real dates. */
export function stopsInReview(sent: Sent): StatusStop[] {
  const has = sent.reader_name ? `${sent.reader_name} has it.` : 'By a person, from top to bottom.';
  return [
    sentStop(sent),
    {
      label: 'Being read',
      state: 'now',
      ...whenRead(sent, has),
    },
    {
      label: 'You hear back',
      state: 'next',
      lead: 'By email and on this page.',
      rest: 'Yes, a short list of changes, or no with the reason.',
    },
    YOU_ARE_IN,
  ];
}

function whenRead(
  { profile: { review_due_at }, is_late }: Sent,
  has: string,
): Pick<StatusStop, 'lead' | 'rest'> {
  if (review_due_at === null) return { lead: 'Within 2 business days.', rest: has };
  const when = newYorkMoment(review_due_at);
  if (is_late) return { lead: 'Late.', rest: `We said by ${when} ${has} You keep your place.` };
  return { lead: `Until ${when}`, rest: `${has} If we run late, we write to you and say why.` };
}

/** The way of an application that came back. */
export function stopsForChanges(sent: Sent, count: number): StatusStop[] {
  return [
    sentStop(sent),
    {
      label: 'Your turn',
      state: 'now',
      lead: 'No deadline.',
      rest: `Everything you entered is kept. Change ${count === 0 ? 'what the note names' : thingWords(count)} and send it again.`,
    },
    {
      label: 'Read again',
      state: 'next',
      lead: 'Within 2 business days.',
      rest: sent.reader_name
        ? `By ${sent.reader_name} as well, so you do not start over.`
        : 'You do not start over.',
    },
    YOU_ARE_IN,
  ];
}

function sentStop({ profile, piece_count, channel_count }: Sent): StatusStop {
  const what = [counted(piece_count, 'piece'), counted(channel_count, 'channel'), 'your prices']
    .filter(Boolean)
    .join(', ');
  const when = profile.submitted_at ? newYorkMoment(profile.submitted_at) : '';
  return {
    label: 'Sent',
    state: 'done',
    lead: when,
    rest: `${what.charAt(0).toUpperCase()}${what.slice(1)}.`,
  };
}

function counted(count: number, noun: string): string | null {
  return count === 0 ? null : `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const YOU_ARE_IN: StatusStop = {
  label: 'You are in',
  state: 'paid',
  lead: 'The same minute.',
  rest: 'Every open campaign shows its payout and you can apply.',
};
