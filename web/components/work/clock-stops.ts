import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { fullStop } from '#web/components/full-stop.ts';
import type { Stop } from '#web/ui/progress-stops.tsx';
import { callBusiness, callCreator, whenInside, whenWords } from './work-words.ts';

type Sides = Pick<Collaboration, 'side' | 'is_clock_stopped' | 'business' | 'creator'>;

interface ClockWords {
  until: string;
  /** The automatic outcome. */
  after: string;
  /** The reviewer, and the thing that stops the clock. */
  stops: string;
}

/** The words for the running clock of a version or a post; null if none runs. */
export function clockWords(work: Sides, deliverable: Deliverable, now: Date): ClockWords | null {
  const { status, version, passes_at } = deliverable;
  if (status !== 'submitted' && status !== 'posted') return null;
  const isPost = status === 'posted';
  const end = isPost ? 'the post is confirmed automatically' : `version ${version} is approved automatically`;
  if (work.is_clock_stopped || passes_at === null) {
    return {
      until: 'The deadline is paused.',
      after: 'A dispute is open. The deadline restarts when it’s decided.',
      stops: `${seenBy(work)} sees the same deadline.`,
    };
  }
  const isOver = Date.parse(passes_at) <= now.getTime();
  return {
    until: isOver ? 'Time is up.' : fullStop(`${whoHas(work)} until ${whenInside(passes_at, now)}`),
    after: isOver ? `In a moment ${end}.` : `Then ${end}.`,
    stops: `${seenBy(work)} sees the same deadline. ${
      isPost
        ? 'Confirming, rejecting the link or a dispute stops it.'
        : 'An approval, a change request or a dispute stops it.'
    }`,
  };
}

/** The stages: submitted, in review, the reminders, and the end. */
export function clockStops(work: Sides, deliverable: Deliverable, now: Date): (Stop & { id: string })[] {
  const { status, version, passes_at, posted_at, submissions } = deliverable;
  const isPost = status === 'posted';
  const sentAt = isPost ? posted_at : (submissions[0]?.submitted_at ?? null);
  const sender = work.side === 'creator' ? 'You' : callCreator(work);
  const end = isPost ? 'Confirmed' : 'Approved';
  return [
    {
      id: 'sent',
      label: isPost ? `${sender} posted` : `${sender} sent v${version}`,
      state: 'done',
      note: sentAt ? whenWords(sentAt, now) : '',
    },
    { id: 'looks', label: looks(work), state: 'now', note: 'Now' },
    ...(work.is_clock_stopped ? [] : deliverable.reminders_at).map((at) => ({
      id: at,
      label: 'Reminder',
      state: 'next' as const,
      note: whenWords(at, now),
    })),
    ...(passes_at && !work.is_clock_stopped
      ? [{ id: 'end', label: end, state: 'paid' as const, note: whenWords(passes_at, now) }]
      : []),
  ];
}

function whoHas(work: Sides): string {
  return work.side === 'business' ? 'You have' : `${callBusiness(work)} has`;
}

function looks(work: Sides): string {
  return work.side === 'business' ? 'You review' : `${callBusiness(work)} reviews`;
}

function seenBy(work: Sides): string {
  return work.side === 'business' ? callCreator(work) : work.business.business_name;
}
