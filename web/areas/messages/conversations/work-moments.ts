import type { Collaboration, WorkEvent } from '#contract/work/collaborations.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { shortName } from '#domain/campaigns/short-names.ts';
import { eventWords } from '#domain/work/event-words.ts';
import { dayWords } from '#web/components/time/moment.ts';
import type { ThreadDraft, ThreadLine, ThreadMoment } from './thread-days.ts';

/** The events of the work to show between messages: lines and submitted versions. */
export function workMoments(work: Collaboration, now: Date): ThreadMoment[] {
  const drafts = work.deliverables.flatMap((deliverable) =>
    deliverable.submissions.map(
      (submission): ThreadDraft => ({
        kind: 'draft',
        id: `${deliverable.id} ${submission.version}`,
        at: submission.submitted_at,
        deliverable,
        submission,
      }),
    ),
  );
  // They come newest first; reversing keeps the order of events at the same instant.
  const events = [...work.events].reverse();
  return [...events.flatMap((event) => toLine(work, event, now) ?? []), ...drafts];
}

function toLine(work: Collaboration, event: WorkEvent, now: Date): ThreadLine | null {
  const { id, occurred_at, kind } = event;
  // The version itself is shown instead.
  if (kind === 'deliverable_submit') return null;
  const line = { kind: 'line', id, at: occurred_at } as const;
  if (kind === 'agreed') return { ...line, ...agreedLine(work) };
  if (kind === 'collaboration_complete') return { ...line, ...doneLine(work) };
  const words = ownWords(work, event, now) ?? eventWords(event, sidesOf(work));
  return words === null ? null : { ...line, words: `${words}${whichOf(work, event)}.`, mark: markOf(event) };
}

/** Names the deliverable if there are several: "You approved version 1, reel". */
function whichOf({ deliverables }: Collaboration, { kind, deliverable_id }: WorkEvent): string {
  const deliverable = deliverables.find(({ id }) => id === deliverable_id);
  if (deliverable === undefined || deliverables.length < 2 || kind === 'deliverable_extended') return '';
  return `, ${shortName(deliverable)}`;
}

function agreedLine({ side, creator, payout_cents }: Collaboration) {
  const [who, whom] =
    side === 'creator'
      ? ['You were accepted.', 'you']
      : [`${creator.name} was accepted.`, firstOf(creator.name)];
  return { words: who, money: { cents: payout_cents, rest: `is held for ${whom}.` }, mark: 'lock' } as const;
}

function doneLine({ money }: Collaboration) {
  if (money.released_cents === 0) return { words: 'Work completed.', mark: 'yes' } as const;
  return {
    words: 'Work completed.',
    money: { cents: money.released_cents, rest: 'was released.' },
    mark: 'money',
  } as const;
}

/** Details only the two sides of the job see. */
function ownWords(work: Collaboration, { kind, side, detail, deliverable_id }: WorkEvent, now: Date) {
  const sides = sidesOf(work);
  const who = side === 'creator' ? sides.creator_name : side === 'business' ? sides.business_name : 'Bizmeet';
  if (kind === 'collaboration_cancel') return `${who} canceled the work`;
  if (kind !== 'deliverable_extended') return null;
  const deliverable = work.deliverables.find(({ id }) => id === deliverable_id);
  const name = deliverable ? nameDeliverable(deliverable) : 'the work';
  const until = typeof detail.due_at === 'string' ? ` until ${dayWords(detail.due_at, now)}` : '';
  return `${who} extended the deadline for ${name}${until}`;
}

/** The reader is called "You". */
function sidesOf({ side, business, creator }: Collaboration) {
  return {
    business_name: side === 'business' ? 'You' : business.business_name,
    creator_name: side === 'creator' ? 'You' : firstOf(creator.name),
  };
}

function markOf({ kind }: WorkEvent): ThreadLine['mark'] {
  if (kind.startsWith('dispute')) return 'dispute';
  if (kind === 'deliverable_approve' || kind === 'deliverable_verify') return 'yes';
  if (/request_changes|return_post|redo|cancel/.test(kind)) return 'change';
  return 'plain';
}

function firstOf(name: string): string {
  return name.trim().split(/\s+/)[0] || name;
}
