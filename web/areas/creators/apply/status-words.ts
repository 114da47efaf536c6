import type { CreatorApplication, CreatorProfile } from '#contract/creators/profiles.ts';
import type { CreatorStatus } from '#domain/creators/creator-states.ts';
import { newYorkClock, newYorkLongDay, newYorkMoment, newYorkWeekday } from '#domain/format/new-york-time.ts';
import { SUSPENDED_MONEY } from '#web/components/suspended-money.ts';

export type BadgeName = 'in_review' | 'changes_requested' | 'turned_down' | 'suspended' | 'approved';

/** The words for an application's status and what happens next. */
export interface StatusWords {
  badge: BadgeName | null;
  title: string;
  lede: string;
  /** What happens to the money of somebody who is suspended. */
  money?: string;
}

type SentApplication = Pick<CreatorApplication, 'assignee_name' | 'can_apply_again_at' | 'is_late'> & {
  status: CreatorStatus;
  vetting_due_at: string | null;
};

/** The words after it was sent. */
export function wordsOnceSent({
  status,
  vetting_due_at,
  can_apply_again_at,
  ...application
}: SentApplication): StatusWords {
  const again = can_apply_again_at && newYorkLongDay(can_apply_again_at);
  switch (status) {
    case 'rejected':
      return {
        badge: 'turned_down',
        title: 'Not this time.',
        lede: again
          ? `We reviewed your application and declined it. You can apply again from ${again}, and we’ll keep everything you entered.`
          : 'We reviewed your application and declined it.',
      };
    case 'suspended':
      return {
        badge: 'suspended',
        title: 'Your creator account is suspended.',
        lede: 'You can’t use campaigns or messages until the suspension is lifted.',
        money: SUSPENDED_MONEY.creator,
      };
    case 'approved':
    case 'active':
      return {
        badge: 'approved',
        title: 'You’re in.',
        lede: 'We reviewed your application and approved it.',
      };
    default:
      return {
        badge: 'in_review',
        title: `Your application is with ${application.assignee_name ?? 'us'}.`,
        lede: ledeInReview(vetting_due_at, application.is_late),
      };
  }
}

function ledeInReview(dueAt: string | null, isLate: boolean): string {
  const begin = 'A real person reads every application.';
  if (isLate)
    return `${begin} Yours is taking longer than we promised. You keep your place in line, and we’ve emailed you.`;
  const when = dueAt
    ? `You’ll hear back by ${newYorkWeekday(dueAt)} at ${newYorkClock(dueAt)}`
    : 'You’ll hear back within 2 business days.';
  return `${begin} ${when} You don’t have to do anything.`;
}

/** The words for requested changes, when it is the applicant's turn. */
export function wordsForChanges(count: number): StatusWords {
  return {
    badge: 'changes_requested',
    title: count === 0 ? 'Make changes and send it again.' : `Change ${thingWords(count)} and send it again.`,
    lede: 'Your application came back with a note. Everything you entered is saved, and there’s no deadline.',
  };
}

function thingWords(count: number): string {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  return `${words[count] ?? count} thing${count === 1 ? '' : 's'}`;
}

/** A date or a promise first, then the explanation. */
export interface StatusStop {
  label: string;
  state: 'done' | 'now' | 'next' | 'paid';
  lead: string;
  rest: string;
}

interface Sent {
  profile: Pick<CreatorProfile, 'submitted_at' | 'vetting_due_at' | 'links'>;
  piece_count: number;
  channel_count: number;
  assignee_name: string | null;
  is_late: boolean;
}

/** The timeline of an application in review, with its actual dates. */
export function stopsInReview(sent: Sent): StatusStop[] {
  const has = sent.assignee_name ? `${sent.assignee_name} is reviewing it.` : 'A real person reads it.';
  return [
    sentStop(sent),
    {
      label: 'In review',
      state: 'now',
      ...whenRead(sent, has),
    },
    {
      label: 'You’ll hear back',
      state: 'next',
      lead: 'By email and on this page.',
      rest: 'Approved, a short list of changes, or declined with the reason.',
    },
    YOU_ARE_IN,
  ];
}

function whenRead(
  { profile: { vetting_due_at }, is_late }: Sent,
  has: string,
): Pick<StatusStop, 'lead' | 'rest'> {
  if (vetting_due_at === null) return { lead: 'Within 2 business days.', rest: has };
  const when = newYorkMoment(vetting_due_at);
  if (is_late) return { lead: 'Late.', rest: `We said by ${when} ${has} You keep your place in line.` };
  return { lead: `Until ${when}`, rest: `${has} If we run late, we’ll email you.` };
}

/** The timeline of an application with requested changes. */
export function stopsForChanges(sent: Sent, count: number): StatusStop[] {
  return [
    sentStop(sent),
    {
      label: 'Make changes',
      state: 'now',
      lead: 'No deadline.',
      rest: `Everything you entered is saved. Change ${count === 0 ? 'what the note asks for' : thingWords(count)} and send it again.`,
    },
    {
      label: 'Second review',
      state: 'next',
      lead: 'Within 2 business days.',
      rest: sent.assignee_name
        ? `${sent.assignee_name} reviews it again, so you don’t start over.`
        : 'You don’t start over.',
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
  label: 'You’re in',
  state: 'paid',
  lead: 'Right away:',
  rest: 'you can see every open campaign’s payout and apply.',
};
