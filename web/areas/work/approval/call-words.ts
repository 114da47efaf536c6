import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { shortName } from '#domain/campaigns/short-names.ts';
import { formatCents } from '#domain/format/money.ts';
import { postedOn } from '#domain/work/deliverable-states.ts';
import { fullStop } from '#web/components/full-stop.ts';
import { callCreator, counted, whenInside } from '#web/components/work/work-words.ts';

/** "Maya’s draft reel". */
export function approvalTitle(work: Collaboration, deliverable: Deliverable): string {
  const stage =
    deliverable.status === 'submitted' ? 'draft ' : deliverable.status === 'posted' ? 'posted ' : '';
  return `${callCreator(work)}’s ${stage}${shortName(deliverable)}`;
}

/** "1 round of changes left". */
export function roundsLeftWords({ rounds_left }: Pick<Deliverable, 'rounds_left'>): string {
  return rounds_left === 0 ? 'No rounds of changes left' : `${counted(rounds_left, 'round')} of changes left`;
}

/** The consequences of the three decisions a business can make on a version. */
export function callConsequences(work: Collaboration, deliverable: Deliverable, now: Date) {
  const { timers } = work.contract;
  const { rounds_left, version, passes_at, reminders_at } = deliverable;
  const name = callCreator(work);
  const last = reminders_at.at(-1);
  return {
    approve: `${afterApproval(work, deliverable)} ${releaseWords(work, deliverable)}`,
    changes:
      rounds_left === 0
        ? 'All rounds are used. If something is still missing, open a dispute.'
        : `${roundWords(deliverable)} The deadline pauses, and ${name} has ${counted(timers.next_version_days, 'day')} to send version ${version + 1}.`,
    nothing:
      passes_at === null
        ? 'Deadlines are paused while a dispute is open.'
        : [
            fullStop(`It is approved automatically ${whenInside(passes_at, now)}`),
            last ? fullStop(`Last reminder ${whenInside(last, now)}`) : '',
          ].join(' '),
  };
}

/** The round that asking for changes uses. */
function roundWords({ rounds_used, rounds_left }: Deliverable): string {
  if (rounds_left === 1) return 'This is your last round.';
  return `This is round ${rounds_used + 1} of ${rounds_used + rounds_left}.`;
}

function afterApproval(work: Collaboration, { kind }: Deliverable): string {
  if (postedOn(kind) === null) return 'The files are yours to use as agreed.';
  const days = counted(work.contract.timers.post_within_days, 'day');
  return `${callCreator(work)} will post it within ${days} and send you the link.`;
}

function releaseWords(work: Collaboration, deliverable: Deliverable): string {
  const sum = heldWords(work);
  const name = callCreator(work);
  if (isReleasedBy(work, deliverable)) return `${sum} is released to ${name} right away.`;
  const all = work.deliverables.length === 1 ? 'the post' : 'everything agreed';
  return `When ${all} is confirmed, ${sum} is released to ${name}.`;
}

/** The effect of an approval on the money. */
export function approvalWords(work: Collaboration, deliverable: Deliverable): string {
  const words = releaseWords(work, deliverable);
  return isReleasedBy(work, deliverable) ? words : `No money moves yet. ${words}`;
}

/** What it did, once it's done. */
export function approvedWords(work: Collaboration, deliverable: Deliverable): string {
  const name = callCreator(work);
  return isReleasedBy(work, deliverable)
    ? `Approved. ${heldWords(work)} was released to ${name}.`
    : `Approved. ${name} was notified, and no money moved yet.`;
}

/** Whether the next step of this deliverable, its approval or the check of its post, is the last of the work. */
export function isReleasedBy(work: Collaboration, { id, kind, status }: Deliverable): boolean {
  const isLastStep = status === 'posted' || postedOn(kind) === null;
  return isLastStep && work.deliverables.every((one) => one.id === id || one.turn === null);
}

export function heldWords({ money }: Collaboration): string {
  return formatCents(money.held_cents);
}

/** The toast after requesting changes. */
export function wayToNextVersion(work: Collaboration, { version }: Deliverable) {
  const days = counted(work.contract.timers.next_version_days, 'day');
  return { title: `${callCreator(work)} has ${days} for version ${version + 1}.` };
}
